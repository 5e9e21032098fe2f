import type { APIRoute, GetStaticPaths } from 'astro'
import { pages } from '../../site/calculator-pages'
import { pictureOf } from '../../site/pictures'
import { promiseWithoutButton } from '../../site/promise-without-button'
import { SAMPLE, SITE_PROMISE } from '../../site/settings'
import { shareImage } from '../../site/share-image'

interface Props {
  name: string
  promise: string
  /** The calculator whose picture is shown. */
  slug: string
}

export const getStaticPaths = (() => [
  {
    params: { name: 'site' },
    props: { name: 'Fee Calculators', promise: SITE_PROMISE, slug: SAMPLE },
  },
  ...pages.map((page) => ({
    params: { name: page.slug },
    props: { name: page.calculator.name, promise: promiseWithoutButton(page), slug: page.slug },
  })),
]) satisfies GetStaticPaths

export const GET: APIRoute<Props> = async ({ props: { name, promise, slug } }) => {
  const image = await shareImage({ name, promise, picture: await pictureOf(slug) })
  return new Response(image as BodyInit, { headers: { 'Content-Type': 'image/png' } })
}
