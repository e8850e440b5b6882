import {
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http'
import { pipeline } from 'node:stream/promises'
import { acceptBody } from './body'
import { closeIfSending, endAnswer } from './respond'
import { sendText } from './send'

interface Forwarding {
  /** The address behind. */
  readonly to: string | URL
  /** The headers that go there. */
  readonly headers: OutgoingHttpHeaders
  /** The headers of the answer. */
  readonly answerHeaders: (headers: IncomingHttpHeaders) => OutgoingHttpHeaders
  /** The answer when the other server does not respond. */
  readonly otherwise: { readonly status: number; readonly text: string }
}

/**
 * Passes a request on to another server, and its answer back. When one side ends, the other is ended, too.
 */
export function forward(
  request: IncomingMessage,
  response: ServerResponse,
  { to, headers, answerHeaders, otherwise }: Forwarding,
): void {
  acceptBody(request, response)
  const { expect: _, ...passedHeaders } = headers
  const passed = httpRequest(to, { method: request.method, headers: passedHeaders })
  let isAnswered = false
  passed.on('response', (answer) => {
    isAnswered = true
    closeIfSending(request, response)
    response.writeHead(answer.statusCode ?? 502, answerHeaders(answer.headers))
    pipeline(answer, response, { end: false }).then(
      () => endAnswer(request, response),
      () => response.destroy(),
    )
  })
  // A server that has answered may read no more.
  passed.on('error', () => {
    if (!isAnswered) sendText(request, response, otherwise.status, otherwise.text)
  })
  response.on('close', () => passed.destroy())
  request.pipe(passed)
}
