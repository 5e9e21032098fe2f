import type { APIRoute } from 'astro'
import { pages } from '../site/calculator-pages'
import { entryOf } from '../site/search/entries'

/** What the search in the menu reads when its field is first used. */
export const GET: APIRoute = () => Response.json(pages.map(entryOf))
