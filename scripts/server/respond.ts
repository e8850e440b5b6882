import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** How long a client may continue to send a body that nobody reads. */
const LINGER_MS = 2000
/** Answers that have no body. */
const BODILESS = new Set([204, 304])

/** Whether a client is still sending a body. */
const isSending = ({ headers, complete }: IncomingMessage): boolean =>
  !complete &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)

/** Ends the connection after an answer when the request is not read to its end. */
export function closeIfSending(request: IncomingMessage, response: ServerResponse): void {
  if (isSending(request)) response.setHeader('Connection', 'close')
}

/**
 * Ends an answer. A client that is still sending a body may continue for a moment, unread. If the connection
 * ended at once, the client would lose the answer.
 */
export function endAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  lastBytes: Uint8Array = new Uint8Array(),
): void {
  if (!isSending(request)) {
    response.end(lastBytes)
    return
  }
  response.flushHeaders()
  if (lastBytes.length > 0) response.write(lastBytes)
  const end = () => {
    clearTimeout(timer)
    response.end()
  }
  const timer = setTimeout(end, LINGER_MS)
  request.once('close', end).unpipe().resume()
}

/**
 * Answers a request. This is the only function that writes the server's own answers.
 *
 * @param body empty for an answer without one
 */
export function respond(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: Headers,
  body: Uint8Array | string = '',
): void {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  for (const [name, value] of headers) response.appendHeader(name, value)
  const isToldLength = request.method === 'HEAD' && headers.has('content-length')
  if (!BODILESS.has(status) && !isToldLength) response.setHeader('Content-Length', bytes.length)
  closeIfSending(request, response)
  response.writeHead(status)
  endAnswer(request, response, request.method === 'HEAD' ? undefined : bytes)
}

/** The pieces of a stream. A reader that stops ends the stream. */
async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

/**
 * Answers a request with a body that is not kept in memory. If the body breaks off, the connection is cut.
 * The headers are already sent, and a client must not take a part for the whole.
 */
export async function respondInPieces(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: Headers,
  body: ReadableStream<Uint8Array>,
): Promise<void> {
  for (const [name, value] of headers) response.appendHeader(name, value)
  closeIfSending(request, response)
  response.writeHead(status)
  await pipeline(Readable.from(piecesOf(body)), response).catch(() => response.destroy())
}
