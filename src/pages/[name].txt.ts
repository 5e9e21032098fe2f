import type { APIRoute, GetStaticPaths } from 'astro'
import { adSettings } from '../site/ads'

/** Google's own line in every ads.txt; the publisher is the client without its prefix. */
const adsTxt = (client: string) => `google.com, ${client.replace(/^ca-/, '')}, DIRECT, f08c47fec0942fa0\n`

const robotsTxt = (site: URL) => `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', site).href}\n`

export const getStaticPaths = (() => [
  { params: { name: 'robots' } },
  ...(adSettings ? [{ params: { name: 'ads' } }] : []),
]) satisfies GetStaticPaths

export const GET: APIRoute = ({ params, site }) =>
  new Response(params.name === 'ads' && adSettings ? adsTxt(adSettings.client) : robotsTxt(site as URL))
