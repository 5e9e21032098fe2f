import type { APIRoute, GetStaticPaths } from 'astro'
import { pages } from '../../site/calculator-pages'
import { pictureOf } from '../../site/pictures'
import { SAMPLE, SITE_PROMISE } from '../../site/settings'
import { shareImage } from '../../site/share-image'

interface Props {
  name: string
  promise: string
  /** The calculator whose picture is shown. */
  slug: string
}

/** A picture has no button to press. */
const ABOUT_THE_BUTTON = / [^.]*(?:press Calculate Fees|„Gebühren berechnen“ klicken)\.$/

export const getStaticPaths = (() => [
  {
    params: { name: 'site' },
    props: { name: 'Fee Calculators', promise: SITE_PROMISE, slug: SAMPLE },
  },
  ...pages.map(({ slug, calculator, promise }) => ({
    params: { name: slug },
    props: { name: calculator.name, promise: promise.replace(ABOUT_THE_BUTTON, ''), slug },
  })),
]) satisfies GetStaticPaths

export const GET: APIRoute<Props> = async ({ props: { name, promise, slug } }) => {
  const image = await shareImage({ name, promise, picture: await pictureOf(slug) })
  return new Response(image as BodyInit, { headers: { 'Content-Type': 'image/png' } })
}
