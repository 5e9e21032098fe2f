/** What a glob found in the folder of a calculator, where it has that file. */
export const fileIn = <Module>(
  modules: Record<string, Module>,
  slug: string,
  name: string,
): Module | undefined => modules[`../calculators/${slug}/${name}`]

/** The same, of a file that every calculator has. */
export function fileOf<Module>(modules: Record<string, Module>, slug: string, name: string): Module {
  const found = fileIn(modules, slug, name)
  if (!found) throw new Error(`src/calculators/${slug}/${name} is missing`)
  return found
}
