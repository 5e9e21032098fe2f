/** Three characters for a class of a module, made by the bundler: names that say more weigh half a kilobyte on every page. */
export const SHORT_NAMES = '[hash:base64:3]'

const owners = new Map<string, string>()

/** Names this short could collide; then the build stops instead of mixing up two styles. */
export function refuseDuplicateNames(file: string, names: Readonly<Record<string, string>>): void {
  for (const [local, name] of Object.entries(names)) {
    const owner = `${local} in ${file}`
    const other = owners.get(name) ?? owner
    if (other !== owner)
      throw new Error(`The classes ${other} and ${owner} get the same name: rename one of them`)
    owners.set(name, owner)
  }
}
