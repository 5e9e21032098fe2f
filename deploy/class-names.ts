/** Three characters for a class of a module, made by the bundler: names that say more weigh half a kilobyte on every page. */
export const SHORT_NAMES = '[hash:base64:3]'

interface Owner {
  readonly local: string
  readonly file: string
}

const owners = new Map<string, Owner>()

/** The style sheet that a class is from. */
export const fileOfClass = (name: string): string | undefined => owners.get(name)?.file

const described = ({ local, file }: Owner) => `${local} in ${file}`

/** Names this short could collide; then the build stops instead of mixing up two styles. */
export function refuseDuplicateNames(file: string, names: Readonly<Record<string, string>>): void {
  for (const [local, name] of Object.entries(names)) {
    const owner = { local, file }
    const other = owners.get(name) ?? owner
    if (described(other) !== described(owner))
      throw new Error(
        `The classes ${described(other)} and ${described(owner)} get the same name: rename one of them`,
      )
    owners.set(name, owner)
  }
}
