import type { IncomingMessage, ServerResponse } from 'node:http'
import { compress, encodingFor } from './compression'
import { respond } from './respond'
import { loadFile, mediaType } from './static-files'

/** Netlify's default for answers without a rule. */
const REVALIDATE = 'public, max-age=0, must-revalidate'

const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '')
    .split(',')
    .map((entry) => entry.trim().replace(/^W\//, ''))
    .some((entry) => entry === '*' || entry === etag)

/** First and last byte of a `Range`; only a single range is supported. */
const rangeOf = (
  header: string | undefined,
  length: number,
): [number, number] | 'none' | 'wrong' => {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!match || (!match[1] && !match[2])) return 'none'
  const start = match[1] ? Number(match[1]) : Math.max(0, length - Number(match[2]))
  const end = match[1] && match[2] ? Math.min(Number(match[2]), length - 1) : length - 1
  return start > end ? 'wrong' : [start, end]
}

/**
 * Answers a GET or HEAD request with a file. It sends 304 when the browser has the file, and 206 for a part
 * (videos). Otherwise it sends the whole file, compressed where that helps.
 *
 * @param status of a whole file: 200, or 404 for an error page
 * @param headers from the site's rules
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  status: number,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const { bytes, hash } = await loadFile(file)
  const type = mediaType(file)
  const encoding = encodingFor(type, bytes.length, request.headers['accept-encoding'])
  const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`
  const all = new Headers({
    'Cache-Control': REVALIDATE,
    'Content-Type': type,
    ETag: etag,
    Vary: 'Accept-Encoding',
  })
  for (const [name, value] of Object.entries(headers)) all.set(name, value)
  if (status === 200 && isKnown(request.headers['if-none-match'], etag)) {
    all.delete('Content-Type')
    respond(request, response, 304, all)
    return
  }
  if (encoding === 'identity' && status === 200) {
    all.set('Accept-Ranges', 'bytes')
    const range = rangeOf(request.headers.range, bytes.length)
    if (range === 'wrong') {
      all.set('Content-Range', `bytes */${bytes.length}`)
      respond(request, response, 416, all)
      return
    }
    if (range !== 'none') {
      const [start, end] = range
      all.set('Content-Range', `bytes ${start}-${end}/${bytes.length}`)
      respond(request, response, 206, all, bytes.subarray(start, end + 1))
      return
    }
  }
  if (encoding !== 'identity') all.set('Content-Encoding', encoding)
  respond(request, response, status, all, await compress(bytes, hash, encoding))
}

/** Redirects the visitor to an address from `locationOf`. */
export function sendLocation(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  location: string,
  headers: Headers,
): void {
  const all = new Headers(headers)
  all.set('Location', location)
  all.set('Cache-Control', 'no-cache')
  respond(request, response, status, all)
}

/** Answers with a line of text when there is no page. */
export function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
  headers = new Headers(),
): void {
  const all = new Headers(headers)
  all.set('Content-Type', 'text/plain; charset=UTF-8')
  all.set('Cache-Control', 'no-cache')
  respond(request, response, status, all, text)
}
