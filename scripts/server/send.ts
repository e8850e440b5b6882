import type { IncomingMessage, ServerResponse } from 'node:http'
import { compress, encodingFor } from './compression'
import { loadFile, mediaType } from './static-files'

/** What browsers do with an answer that no rule says anything about; Netlify's default. */
const REVALIDATE = 'public, max-age=0, must-revalidate'

const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '')
    .split(',')
    .map((entry) => entry.trim().replace(/^W\//, ''))
    .some((entry) => entry === '*' || entry === etag)

/** First and last byte that a `Range` asks for; only a single range is understood. */
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
 * Answers a GET or HEAD request with a file: 304 for what the browser has, 206 for a part (videos),
 * else the whole, compressed where that helps.
 *
 * @param status of the whole: 200, or 404 for an error page
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
  response.setHeader('Cache-Control', REVALIDATE)
  response.setHeader('ETag', etag)
  response.setHeader('Vary', 'Accept-Encoding')
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  if (status === 200 && isKnown(request.headers['if-none-match'], etag)) {
    response.writeHead(304).end()
    return
  }
  if (!response.hasHeader('Content-Type')) response.setHeader('Content-Type', type)
  if (encoding === 'identity' && status === 200) {
    response.setHeader('Accept-Ranges', 'bytes')
    const range = rangeOf(request.headers.range, bytes.length)
    if (range === 'wrong') {
      response.writeHead(416, { 'Content-Range': `bytes */${bytes.length}` }).end()
      return
    }
    if (range !== 'none') {
      const [start, end] = range
      response.setHeader('Content-Range', `bytes ${start}-${end}/${bytes.length}`)
      sendBytes(request, response, 206, bytes.subarray(start, end + 1))
      return
    }
  }
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
  sendBytes(request, response, status, await compress(bytes, hash, encoding))
}

function sendBytes(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  bytes: Buffer,
): void {
  response.writeHead(status, { 'Content-Length': bytes.length })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

/** Sends the visitor to another address. Netlify sets no headers of rules on redirects. */
export function sendLocation(response: ServerResponse, status: number, location: string): void {
  response.writeHead(status, { Location: location, 'Cache-Control': 'no-cache' })
  response.end()
}

/** Answers with a line of text, where there is no page. */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { ...headers, 'Content-Type': 'text/plain; charset=UTF-8' })
  response.end(text)
}
