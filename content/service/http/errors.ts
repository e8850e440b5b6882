import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorJson, HttpError } from './http-error'

const sendError = (reply: FastifyReply, status: number, message: string) =>
  reply.code(status).header('cache-control', 'no-store').send(errorJson(status, message))

const statusOf = (error: unknown): number => {
  if (error instanceof HttpError) return error.status
  const status: unknown =
    typeof error === 'object' && error !== null ? Reflect.get(error, 'statusCode') : undefined
  return typeof status === 'number' && status >= 400 ? status : 500
}

/** The service only gives; `/_…` are controls for tests, and demo forms send to an address of theirs. */
const READING = new Set(['GET', 'HEAD'])

/** For requests that do not even reach a route, such as those with broken percent-encoding. */
export const answerFrameworkError = (
  error: Error,
  _request: FastifyRequest,
  reply: FastifyReply,
): void => {
  void sendError(reply, statusOf(error), error.message)
}

/** Makes every error answer the contract's error body, and refuses methods that change things. */
export function registerErrors(server: FastifyInstance): void {
  server.setErrorHandler((error, _request, reply) =>
    sendError(reply, statusOf(error), error instanceof Error ? error.message : String(error)),
  )
  server.setNotFoundHandler((request, reply) => {
    if (READING.has(request.method)) {
      return sendError(reply, 404, `The address ${request.url.split('?')[0]} was not found.`)
    }
    return sendError(reply.header('allow', 'GET, HEAD'), 405, 'Only GET and HEAD are answered.')
  })
}
