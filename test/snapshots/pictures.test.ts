/** What each picture shows, without its colours: a line, a label or an area that moved shows as a diff. */
import { expect, it } from 'vitest'
import { allPictures } from '../../src/site/pictures'
import { snapshotFile } from './table'

it.each(await allPictures())(
  'the picture of $slug shows what it showed',
  async ({ slug, svg, alt, caption }) => {
    const drawing = svg.replace(/<style>.*<\/style>/, '').replaceAll('><', '>\n<')
    const text = [alt, caption, drawing].join('\n\n').replaceAll('\u00a0', ' ')
    await expect(`${text}\n`).toMatchFileSnapshot(snapshotFile(slug, 'picture.txt'))
  },
)
