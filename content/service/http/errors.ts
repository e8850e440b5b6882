import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorJson, HttpError } from './http-error'

const sendError = (reply: FastifyReply, status: number, message: string) =>
  reply.code(status).header('cache-control', 'no-store').send(errorJson(status, message))

const statusOf = (error: unknown): number => {
  if (error instanceof HttpError) return error.status
  const isRefusal = error instanceof Error && 'statusCode' in error
  return isRefusal && typeof error.statusCode === 'number' && error.statusCode >= 400
    ? error.statusCode
    : 500
}

/**
 * The methods of a read-only service. `/_…`, the controls for tests, and the demo forms have methods of their
 * own.
 */
const READING = new Set(['GET', 'HEAD'])

/** For requests that do not even reach a route, such as requests with broken percent-encoding. */
export const answerFrameworkError = (
  error: Error,
  _request: FastifyRequest,
  reply: FastifyReply,
): void => {
  void sendError(reply, statusOf(error), error.message)
}

/** Answers to data that is no valid request, by Node's code; all others are bad requests. */
const OF_CLIENTS: Readonly<Record<string, { readonly status: number; readonly message: string }>> =
  {
    HPE_HEADER_OVERFLOW: { status: 431, message: 'The headers of the request are too long.' },
    ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request takes too long.' },
  }

/** For data that is no request, or never becomes one; ends the connection. */
export function answerClientError(error: Error & { readonly code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const { status, message } = OF_CLIENTS[error.code ?? ''] ?? {
    status: 400,
    message: 'This is no HTTP request.',
  }
  const body = JSON.stringify(errorJson(status, message))
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}

/** Gives every error the contract's error body, and refuses methods that would change data. */
export function registerErrors(server: FastifyInstance): void {
  server.setErrorHandler((error, _request, reply) =>
    sendError(reply, statusOf(error), error instanceof Error ? error.message : String(error)),
  )
  server.setNotFoundHandler((request, reply) => {
    if (READING.has(request.method)) {
      return sendError(reply, 404, `The address ${request.url.split('?')[0]} was not found.`)
    }
    // A body is not read.
    reply.header('allow', 'GET, HEAD').header('connection', 'close')
    return sendError(reply, 405, 'Only GET and HEAD are answered.')
  })
}
