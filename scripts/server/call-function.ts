import type { IncomingMessage, ServerResponse } from 'node:http'
import { Failure, failureAnswer } from '../../src/functions/lib/answer'
import { UNKEPT } from '../../src/functions/lib/caching'
import { FUNCTION_HEADERS } from '../../src/functions/lib/security-headers'
import { MAX_BODY_BYTES, readBody } from './body'
import type { Functions } from './functions'
import { respond, respondInPieces } from './respond'

const PREFIX = '/.netlify/functions/'

/** Whether a path belongs to a function. */
export const isFunctionPath = (path: string): boolean => path.startsWith(PREFIX)

const headersOf = (request: IncomingMessage): Headers => {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    for (const each of Array.isArray(value) ? value : [value ?? '']) headers.append(name, each)
  return headers
}

function refusal(status: number, message: string): Response {
  const response = failureAnswer(new Failure(status, message))
  for (const [name, value] of Object.entries({ ...UNKEPT, ...FUNCTION_HEADERS }))
    response.headers.set(name, value)
  return response
}

/** The request in the form for a function, a refusal of it, or `null` when the client went away. */
async function requestFor(
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Request | Response | null> {
  const { method = 'GET' } = request
  const headers = headersOf(request)
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers })
  const body = await readBody(request, response)
  switch (body.kind) {
    case 'gone':
      return null
    case 'too-large':
      return refusal(413, `The body is larger than ${MAX_BODY_BYTES} bytes.`)
    case 'body':
      return new Request(url, { method, headers, body: body.bytes })
  }
}

/**
 * Answers with a function. As on Netlify, the function sees the address of the visitor's request, while
 * `path` names the function. A body that is too large never reaches it.
 */
export async function callFunction(
  functions: Functions,
  path: string,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const name = path.slice(PREFIX.length).split('/')[0] ?? ''
  const asked = await requestFor(url, request, response)
  if (!asked) return
  const answer =
    asked instanceof Request
      ? ((await functions.call(name, asked)) ?? refusal(404, `There is no function ${name}.`))
      : asked
  const { body: stream, status, headers } = answer
  // Files may have any size; Netlify streams them, too.
  if (stream && request.method === 'GET' && headers.has('content-disposition')) {
    return respondInPieces(request, response, status, headers, stream)
  }
  const body = new Uint8Array(await answer.arrayBuffer())
  respond(request, response, status, headers, body)
}
