import type { SiteContent } from '../../../content/service/build/site'

/** Answers a query with the places that it finds, best first. */
export type Ask = (query: string) => readonly string[] | Promise<readonly string[]>

/** Makes a site's texts searchable. */
export type Engine = (content: SiteContent) => Ask | Promise<Ask>
