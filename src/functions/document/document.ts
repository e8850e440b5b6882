import { ContentClientError, createTransport, parseBaseUrl } from '../../content-client'
import { fileAnswer, Failure } from '../lib/answer'
import { endpoint } from '../lib/endpoint'
import { requiredVariable } from '../lib/environment'
import { pathAfter } from '../lib/query'

/** A function's answer may be 6 MB on Netlify, and base64 takes a third of it. */
const MAX_BYTES = 4_400_000
/** What editors put up to be taken away; anything else is refused. */
const TYPES = new Set(['application/pdf', 'application/zip'])
/** Far above any address of a document. */
const MAX_LENGTH = 500
/** Plain segments only: nothing that climbs, hides or leaves the host. */
const PATH = /^(?:[A-Za-z0-9][A-Za-z0-9._-]*\/)*[A-Za-z0-9][A-Za-z0-9._-]*\.(?:pdf|zip)$/

/**
 * `/api/document/{path}`: a document (PDF, ZIP) on the content service's own host. 400 for an
 * address that is none, 404 for an unknown document, 502 and 504 when the service fails or is late.
 *
 * @param deadlineMs for tests
 */
export const documentFunction = (deadlineMs?: number) =>
  endpoint(
    { otherParameters: 'ignore', keptAs: 'document', deadlineMs },
    async ({ url, deadline }) => {
      const path = pathAfter('document', url)
      if (path.length > MAX_LENGTH || !PATH.test(path) || path.includes('..')) {
        throw new Failure(400, 'The address names no document.')
      }
      const { origin } = parseBaseUrl(requiredVariable('CONTENT_API_URL'))
      const transport = createTransport({
        ...{ deadline, timeoutMs: deadline.remainingMs() },
        retries: 0,
        concurrency: 1,
        maxBytes: MAX_BYTES,
      })
      const href = `${origin}/${path}`
      const { headers, bytes } = await transport({ href, shown: href })
      const [type = ''] = (headers.get('content-type') ?? '').split(';')
      if (!TYPES.has(type.trim())) {
        throw new ContentClientError('contract', href, `no document but "${type}"`)
      }
      return fileAnswer(bytes, type, path.slice(path.lastIndexOf('/') + 1))
    },
  )

export default documentFunction()
