import { createHash } from 'node:crypto'
import type { Picture } from '../pictures/picture'

const modules = import.meta.glob<{ picture: Picture }>('../calculators/*/pictures.ts', { eager: true })

/** A picture as a file of its own. Its name changes with its content, so it can be kept for good. */
export interface PictureFile extends Picture {
  readonly name: string
  readonly path: string
}

const HASH_LENGTH = 8

function fileFor(slug: string, picture: Picture): PictureFile {
  const hash = createHash('sha256').update(picture.svg).digest('hex').slice(0, HASH_LENGTH)
  const name = `${slug}.${hash}`
  return { ...picture, name, path: `/pictures/${name}.svg` }
}

const bySlug = new Map(
  Object.entries(modules).map(([file, { picture }]) => {
    const slug = file.split('/')[2] as string
    return [slug, fileFor(slug, picture)]
  }),
)

export const pictureFiles: readonly PictureFile[] = [...bySlug.values()]

/** Undefined for a calculator without a pictures.ts. */
export const pictureOf = (slug: string): PictureFile | undefined => bySlug.get(slug)
