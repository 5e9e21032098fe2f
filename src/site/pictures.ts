import { createHash } from 'node:crypto'
import { calculators } from '../calculators/registry'
import type { Picture } from '../pictures/picture'
import { fileIn } from './calculator-files'

const modules = import.meta.glob<Picture>('../calculators/*/pictures.ts', { import: 'picture' })

/** A picture as a file of its own. Its name changes with its content, so it can be kept for good. */
export interface PictureFile extends Picture {
  readonly slug: string
  readonly name: string
  readonly path: string
}

const HASH_LENGTH = 8

/** Undefined for a calculator without a pictures.ts. */
export async function pictureOf(slug: string): Promise<PictureFile | undefined> {
  const picture = await fileIn(modules, slug, 'pictures.ts')?.()
  if (!picture) return undefined
  const hash = createHash('sha256').update(picture.svg).digest('hex').slice(0, HASH_LENGTH)
  const name = `${slug}.${hash}`
  return { ...picture, slug, name, path: `/pictures/${name}.svg` }
}

export async function allPictures(): Promise<readonly PictureFile[]> {
  const found = await Promise.all(calculators.map(({ slug }) => pictureOf(slug)))
  return found.filter((file) => file !== undefined)
}
