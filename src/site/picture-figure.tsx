import type { PictureFile } from './pictures'

/** The picture of a calculator's page; fetched when it comes near the screen. */
export function PictureFigure({ slug, file }: { slug: string; file: PictureFile | undefined }) {
  if (!file)
    throw new ReferenceError(`src/calculators/${slug} has a <Picture /> in its text and no pictures.ts`)
  const { path, width, height, alt, caption } = file
  return (
    <figure>
      <img src={path} alt={alt} width={width} height={height} loading="lazy" />
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
