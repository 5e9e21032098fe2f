import type { APIRoute, GetStaticPaths } from 'astro'
import type { Picture } from '../../pictures/picture'
import { pages } from '../../site/calculator-pages'
import { pictureOf } from '../../site/pictures'
import { SAMPLE, SITE_PROMISE } from '../../site/settings'
import { shareImage } from '../../site/share-image'

interface Props {
  name: string
  promise: string
  picture?: Picture
}

export const getStaticPaths = (() => [
  {
    params: { name: 'site' },
    props: { name: 'Fee Calculators', promise: SITE_PROMISE, picture: pictureOf(SAMPLE) },
  },
  ...pages.map(({ slug, calculator, promise }) => ({
    params: { name: slug },
    props: { name: calculator.name, promise, picture: pictureOf(slug) },
  })),
]) satisfies GetStaticPaths

export const GET: APIRoute<Props> = async ({ props }) =>
  new Response((await shareImage(props)) as BodyInit, { headers: { 'Content-Type': 'image/png' } })
