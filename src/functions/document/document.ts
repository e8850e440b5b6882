import { ContentClientError, parseBaseUrl } from '../../content-client'
import { fileType, openFile, typeByName, type OpenFile } from '../../content-files'
import { contentFile, type ContentFile } from '../../contract'
import { Failure, redirectAnswer } from '../lib/answer'
import { UNKEPT } from '../lib/caching'
import { contentDisposition } from '../lib/content-disposition'
import { shareOf } from '../lib/deadline'
import { type Call, endpoint } from '../lib/endpoint'
import { requiredVariable } from '../lib/environment'
import { failurePage, isForReading } from '../lib/failure-page'
import { FUNCTION_HEADERS } from '../lib/security-headers'

/** Netlify's limit for a streamed response, in bytes. */
const STREAMED_BYTES = 20_000_000

/** The share of the time for the file. The page that explains a failure has the remainder. */
const SHARE = 0.75

/**
 * A range that a PDF viewer or a resumed download requests; several ranges at once count as the
 * whole file.
 */
const RANGE = /^bytes=(?:\d+-\d*|-\d+)$/

/**
 * No script in a file runs, whatever its type. PDF is exempt, because Chromium's viewer does not
 * work in a sandbox.
 */
const POLICY = `${FUNCTION_HEADERS['Content-Security-Policy']}; sandbox`

/** Headers of the service that the site passes on. */
const PASSED_ON = ['accept-ranges', 'content-range', 'etag', 'last-modified'] as const

/** The file in a URL of the function: `/api/document/…` or `/.netlify/functions/document/…`. */
function fileOf({ pathname }: URL): ContentFile {
  const [, path = ''] = /^\/(?:api|\.netlify\/functions)\/document(\/.*)$/.exec(pathname) ?? []
  const file = contentFile(path)
  if (!file) throw new Failure(400, 'The address names no document.')
  return file
}

/** The headers of a request to the service: only the visitor's headers for a range. */
function partOf({ headers }: Request, { extension }: ContentFile): Record<string, string> {
  const range = headers.get('range') ?? ''
  const condition = headers.get('if-range')
  // Without an extension only the first bytes show the type.
  if (!RANGE.test(range) || extension === '') return {}
  return { range, ...(condition !== null && { 'if-range': condition }) }
}

/** Whether the response begins with the first bytes of the file. */
const isFromStart = ({ status, headers }: OpenFile): boolean =>
  status === 200 || /^bytes 0-/.test(headers.get('content-range') ?? '')

/** The length of the response in bytes, if it is known. */
function lengthOf({ headers }: OpenFile): number | null {
  const length = headers.get('content-length')
  return length === null || headers.has('content-encoding') ? null : Number(length)
}

function headersOf(opened: OpenFile, { name }: ContentFile, href: string): Headers {
  const judged = isFromStart(opened)
    ? fileType(name, opened.headers.get('content-type'), opened.start)
    : { type: typeByName(name), isShown: false, extension: '' }
  if ('problem' in judged) throw new ContentClientError('contract', href, judged.problem)
  const { type, isShown, extension } = judged
  const full = name.includes('.') || extension === '' ? name : `${name}.${extension}`
  const headers = new Headers({
    'Content-Type': type,
    'Content-Disposition': contentDisposition(full, isShown),
  })
  if (type !== 'application/pdf') headers.set('Content-Security-Policy', POLICY)
  for (const each of PASSED_ON) {
    const value = opened.headers.get(each)
    if (value !== null) headers.set(each, value)
  }
  const length = lengthOf(opened)
  if (length !== null) headers.set('Content-Length', String(length))
  // A cached part would be taken for the whole file.
  if (opened.status !== 200) headers.set('Cache-Control', UNKEPT['Cache-Control'])
  return headers
}

async function offer({ url, request, deadline }: Call): Promise<Response> {
  const file = fileOf(url)
  const { origin, protocol } = parseBaseUrl(requiredVariable('CONTENT_API_URL'))
  const href = origin + file.path
  const { signal } = isForReading(request) ? shareOf(deadline, SHARE) : deadline
  const opened = await openFile(href, { signal, headers: partOf(request, file) })
  try {
    const { status } = opened
    const headers = headersOf(opened, file, href)
    const isTooLarge = (lengthOf(opened) ?? 0) > STREAMED_BYTES
    const isRead = request.method !== 'HEAD' && status !== 416
    if (isTooLarge && protocol === 'https:') {
      await opened.close()
      return redirectAnswer(href)
    }
    if (isRead) return new Response(opened.body(), { status, headers })
    await opened.close()
    return new Response(null, { status, headers })
  } catch (error) {
    await opened.close()
    throw error
  }
}

/**
 * `/api/document/{path}`: a file on the content service's own host. The function streams it, with
 * the type that its name and first bytes show. Browsers show PDF and pictures, and download all
 * else. A file above 20 MB is a redirect to that host, if it has https.
 *
 * Errors: 400 for an invalid address, 404 for an unknown file, 416 for a range that the file does
 * not have. The statuses 502 and 504 mean that the service fails, is late or sends no file. A
 * person gets a page of the site instead of these.
 *
 * @param deadlineMs until the first bytes, for tests
 */
export const documentFunction = (deadlineMs?: number) =>
  endpoint({ otherParameters: 'ignore', keptAs: 'document', deadlineMs }, (call) =>
    offer(call).catch((error: unknown) => failurePage(error, call)),
  )

export default documentFunction()
