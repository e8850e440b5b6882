import { Failure } from './answer'

/** Carries the preview token, so that it stands in no address (requirements D6). */
export const PREVIEW_TOKEN_HEADER = 'x-preview-token'

/** What tokens are written with: letters and digits, base64, UUIDs, JSON web tokens. */
const TOKEN = /^[A-Za-z0-9._+/=-]{1,1000}$/

/**
 * The preview token that a request carries, if it carries one. The answer then is for nobody else.
 *
 * @throws {Failure} 400 for what cannot be a token
 */
export function previewTokenOf({ headers }: Request): string | undefined {
  const token = headers.get(PREVIEW_TOKEN_HEADER)
  if (!token) return undefined
  if (!TOKEN.test(token)) throw new Failure(400, `The header ${PREVIEW_TOKEN_HEADER} is no token.`)
  return token
}
