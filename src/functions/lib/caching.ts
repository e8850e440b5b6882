import { PREVIEW_TOKEN_HEADER } from './preview-token'

/**
 * How many seconds the edge answers from its copy, and then how many more while it revalidates in
 * the background.
 */
const FRESH_SECONDS = 60
const STALE_SECONDS = 600

/**
 * Without `Netlify-Vary` the edge would store a copy for each query that anybody invents, and it
 * has no way to say "for no parameter". So an answer without parameters names one that no request
 * may have (`queryOf` refuses it).
 */
export const NO_PARAMETER = 'no-parameter'

/** For an answer that must not be cached. */
export const UNKEPT = { 'Cache-Control': 'no-store' } as const

/**
 * For an answer that the edge caches: one copy for each combination of the parameters. A request
 * with a preview token is never answered from a copy. That holds for every function, so none can
 * forget it.
 *
 * @param parameters that change the answer
 * @param tag names the copies when they are to be purged
 */
export const keptHeaders = (
  parameters: readonly string[],
  tag: string,
): Readonly<Record<string, string>> => ({
  'Cache-Control': 'public, max-age=0, must-revalidate',
  'Netlify-CDN-Cache-Control': `public, durable, max-age=${FRESH_SECONDS}, stale-while-revalidate=${STALE_SECONDS}`,
  'Netlify-Vary': `query=${parameters.join('|') || NO_PARAMETER},header=${PREVIEW_TOKEN_HEADER}`,
  'Netlify-Cache-Tag': tag,
  Vary: PREVIEW_TOKEN_HEADER,
})
