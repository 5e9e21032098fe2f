import type { APIRoute } from 'astro'
import { adClient } from '../site/ads'

/** Google's own line in every ads.txt; the publisher is the client without its prefix. */
const adsTxt = (client: string) => `google.com, ${client.replace(/^ca-/, '')}, DIRECT, f08c47fec0942fa0\n`

/** Without ads there is nothing to say, and the framework writes no file. */
export const GET: APIRoute = () => new Response(adClient ? adsTxt(adClient) : null)
