import { Failure } from './answer'

/** Carries the preview token, so that no URL contains it (requirements D6). */
export const PREVIEW_TOKEN_HEADER = 'x-preview-token'

/**
 * - `none`: the function ignores a token
 * - `optional`: with a token drafts count, too
 * - `required`: only with a token
 */
export type TokenUse = 'none' | 'optional' | 'required'

/** The characters of tokens: letters and digits, base64, UUIDs, JSON web tokens. */
const TOKEN = /^[A-Za-z0-9._+/=-]{1,1000}$/

/** Whether a request is one of a preview. Its answer must not reach others. */
export const isOfPreview = ({ headers }: Request): boolean => headers.has(PREVIEW_TOKEN_HEADER)

/**
 * The preview token of a request, as far as the function uses it.
 *
 * @throws {Failure} 400 for a value that cannot be a token, 403 for a missing token where one is
 *   required
 */
export function previewTokenOf({ headers }: Request, use: TokenUse): string | undefined {
  const token = (use !== 'none' && headers.get(PREVIEW_TOKEN_HEADER)) || undefined
  if (token !== undefined && !TOKEN.test(token)) {
    throw new Failure(400, `The header ${PREVIEW_TOKEN_HEADER} is no token.`)
  }
  if (token === undefined && use === 'required') {
    throw new Failure(403, `A preview needs a token, in the header ${PREVIEW_TOKEN_HEADER}.`)
  }
  return token
}

/** The content service does not accept the token. */
export const refusedToken = (): Failure =>
  new Failure(403, 'The preview token is not valid any more, or never was.')
