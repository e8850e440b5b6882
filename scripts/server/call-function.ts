import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Functions } from './functions'

/** Netlify's limit of a request to a function is 6 MB; ours need no body at all. */
const MAX_BODY_BYTES = 1_000_000
const PREFIX = '/.netlify/functions/'

/** Tells whether a path is that of a function. */
export const isFunctionPath = (path: string): boolean => path.startsWith(PREFIX)

const readBody = async (request: IncomingMessage): Promise<ArrayBuffer | undefined> => {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : new Uint8Array(chunk)
    length += bytes.length
    if (length > MAX_BODY_BYTES) return undefined
    chunks.push(bytes)
  }
  return new Uint8Array(Buffer.concat(chunks)).buffer
}

const headersOf = (request: IncomingMessage): Headers => {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    for (const each of Array.isArray(value) ? value : [value ?? '']) headers.append(name, each)
  return headers
}

/**
 * Lets a function answer. It sees the address that the visitor asked for, as on Netlify, while
 * `path` says which function it is.
 */
export async function callFunction(
  functions: Functions,
  path: string,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const name = path.slice(PREFIX.length).split('/')[0] ?? ''
  const answer = await functions.call(
    name,
    new Request(url, {
      method: request.method ?? 'GET',
      headers: headersOf(request),
      body: await readBody(request),
    }),
  )
  if (!answer) {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=UTF-8' })
    response.end(`There is no function ${name}.`)
    return
  }
  const body = Buffer.from(await answer.arrayBuffer())
  response.writeHead(answer.status, {
    ...Object.fromEntries(answer.headers),
    'content-length': body.length,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}
