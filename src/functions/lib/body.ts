import { BodyError, type Deadline, parseJson } from '../../content-client'
import { parseUrl } from '../../contract'
import { Failure } from './answer'
import { inTime, shareOf } from './deadline'

/** The body that a function accepts. The request must come from a page of the site. */
export interface BodyRule {
  /**
   * Content types, without parameters. Another site's page must not be able to send them without a
   * preflight.
   */
  readonly types: readonly string[]
  readonly maxBytes: number
}

const originOf = (address: string | undefined): string[] => {
  const url = parseUrl(address ?? '')
  return url ? [url.origin] : []
}

/** The origins of this site's pages: that of the request's URL, and the public one. */
export const ownOrigins = ({ url }: Request): readonly string[] =>
  [url, process.env.SITE_URL, process.env.URL].flatMap(originOf)

/** @throws {Failure} 403 when a browser reports that a page of another site sends the request */
function checkSender(request: Request): void {
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  if (site !== null && site !== 'same-origin') {
    throw new Failure(403, 'Only pages of this site may send this.')
  }
  if (origin !== null && !ownOrigins(request).includes(origin)) {
    throw new Failure(403, 'Only pages of this site may send this.')
  }
}

function checkType({ headers }: Request, types: readonly string[]): void {
  const [type = ''] = (headers.get('content-type') ?? '').split(';')
  if (types.includes(type.trim().toLowerCase())) return
  throw new Failure(415, `The body has to be of the type ${types.join(' or ')}.`)
}

async function textOf({ body }: Request, maxBytes: number): Promise<string> {
  if (!body) return ''
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return Buffer.concat(chunks).toString()
    length += value.length
    if (length > maxBytes) {
      await reader.cancel()
      throw new Failure(400, 'The body is too long.')
    }
    chunks.push(value)
  }
}

/** Half of the time remains for the work with a body. */
const SHARE = 0.5

/**
 * The JSON in the body of a request. The function reads at most as much as the rule allows.
 *
 * @throws {Failure} 400 for a body that is too long or no JSON, 403 for one from another site. Also
 *   408 when the body does not arrive, and 415 for another type.
 */
export async function jsonBodyOf(
  request: Request,
  { types, maxBytes }: BodyRule,
  deadline: Deadline,
): Promise<unknown> {
  checkSender(request)
  checkType(request, types)
  const late = new Failure(408, 'The body of the request did not come in time.')
  const text = await inTime(shareOf(deadline, SHARE), textOf(request, maxBytes), late)
  try {
    return parseJson(text, null)
  } catch (error) {
    if (!(error instanceof BodyError)) throw error
    throw new Failure(400, `The body is of no use: ${error.reason}.`)
  }
}
