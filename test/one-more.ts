/** What asks for one more field of a name: the button beside all of them, in their fieldset; those that remove one stand with it. */
export const oneMore = (name: string) => `main form fieldset:has([name="${name}"]) > button`
