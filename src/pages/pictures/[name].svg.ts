import type { APIRoute, GetStaticPaths } from 'astro'
import { allPictures } from '../../site/pictures'

export const getStaticPaths = (async () =>
  (await allPictures()).map(({ name, svg }) => ({
    params: { name },
    props: { svg },
  }))) satisfies GetStaticPaths

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } })
