import { PREVIEW_TOKEN_HEADER } from './preview-token'

/** Seconds for which the edge answers without asking, and then while it asks in the background. */
const FRESH_SECONDS = 60
const STALE_SECONDS = 600

/**
 * Without `Netlify-Vary` the edge would keep a copy for each query that somebody thinks of, and it
 * knows no way to say "for no parameter". So an answer that depends on none names one that no request
 * may have (`queryOf` refuses it).
 */
export const NO_PARAMETER = 'no-parameter'

/** For an answer that nobody may keep. */
export const UNKEPT = { 'Cache-Control': 'no-store' } as const

/**
 * For an answer that the edge keeps: one copy for each combination of the parameters. A request with a preview token
 * is never answered from a copy. That holds for every function, so none can forget it.
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
