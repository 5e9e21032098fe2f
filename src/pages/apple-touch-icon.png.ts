import type { APIRoute } from 'astro'
import { iconPng } from '../site/site-icon'

/** The favicon once more, in the size and format that phones put on a home screen. */
export const GET: APIRoute = () =>
  new Response(iconPng(180) as BodyInit, { headers: { 'Content-Type': 'image/png' } })
