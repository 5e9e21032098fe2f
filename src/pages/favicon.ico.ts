import type { APIRoute } from 'astro'
import { iconFile } from '../site/site-icon'

/** The favicon once more, for programs that ask for this path whatever a page says. */
export const GET: APIRoute = () =>
  new Response(iconFile(32) as BodyInit, { headers: { 'Content-Type': 'image/x-icon' } })
