import { readFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import type { APIRoute } from 'astro'

/** The favicon once more, in the size and format that phones put on a home screen. */
export const GET: APIRoute = () => {
  const png = new Resvg(readFileSync('public/favicon.svg', 'utf8'), { fitTo: { mode: 'width', value: 180 } })
    .render()
    .asPng()
  return new Response(png as BodyInit, { headers: { 'Content-Type': 'image/png' } })
}
