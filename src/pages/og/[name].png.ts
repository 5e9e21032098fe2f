import type { APIRoute, GetStaticPaths } from 'astro'
import { pages } from '../../site/content'
import { SITE_PROMISE } from '../../site/settings'
import { shareImage } from '../../site/share-image'

export const getStaticPaths = (() => [
  { params: { name: 'site' }, props: { name: 'Fee Calculators', promise: SITE_PROMISE } },
  ...pages.map(({ slug, calculator, promise }) => ({
    params: { name: slug },
    props: { name: calculator.name, promise },
  })),
]) satisfies GetStaticPaths

export const GET: APIRoute<{ name: string; promise: string }> = async ({ props }) =>
  new Response((await shareImage(props)) as BodyInit, { headers: { 'Content-Type': 'image/png' } })
