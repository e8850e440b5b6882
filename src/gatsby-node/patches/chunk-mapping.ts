const CHUNK_MAPPING = /<script\s+id="gatsby-chunk-mapping"[^>]*>[\s\S]*?<\/script>/

/**
 * A page without Gatsby's map of chunks (docs/gatsby.md, scripts). Gatsby's loader needs it
 * to find the scripts of a page that it fetches ahead. Our loader imports them.
 */
export const withoutChunkMapping = (html: string): string => html.replace(CHUNK_MAPPING, '')
