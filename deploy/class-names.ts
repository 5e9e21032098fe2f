import { createHash } from 'node:crypto'
import { relative } from 'node:path'

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const taken = new Map<string, string>()

/** Three characters for a class of a module: names that say more weigh half a kilobyte on every page. */
export function className(local: string, file: string): string {
  const owner = `${relative(process.cwd(), file)} ${local}`
  const hash = createHash('sha256').update(owner).digest()
  const name = `${LETTERS[hash.readUInt8(0) % LETTERS.length]}${hash.subarray(1).toString('base64url').slice(0, 2)}`
  if ((taken.get(name) ?? owner) !== owner)
    throw new Error(`The class names of ${owner} and ${taken.get(name)} are the same: rename one of them`)
  taken.set(name, owner)
  return name
}
