import type { APIRoute } from 'astro'
import { calculators } from '../calculators/registry'
import { STATIC_PATHS } from '../site/settings'

/** Every page that search engines should know. */
export const GET: APIRoute = ({ site }) => {
  const paths = ['/', ...calculators.map(({ path }) => path), ...STATIC_PATHS]
  const urls = paths.map((path) => `<url><loc>${new URL(path, site).href}</loc></url>`)
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
  )
}
