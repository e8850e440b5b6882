import type { FastifyInstance } from 'fastify'
import { isControl } from './fault-injection'

/** A request in the log; status 0 for a connection that was cut without an answer. */
export interface LoggedRequest {
  readonly method: string
  /** Path and query. */
  readonly path: string
  readonly status: number
  /** Whether it carried a validator, so that `304` was possible. */
  readonly conditional: boolean
}

/** Adds `/_requests`: GET lists the requests since the last DELETE, oldest first. */
export function registerRequestLog(server: FastifyInstance): void {
  let log: LoggedRequest[] = []

  server.addHook('onRequest', async (request, reply) => {
    if (isControl(request)) return
    const { headers, method, url } = request
    const conditional =
      headers['if-none-match'] !== undefined || headers['if-modified-since'] !== undefined
    // `close` fires for finished answers and for cut connections alike.
    reply.raw.once('close', () => {
      const status = reply.raw.writableFinished ? reply.raw.statusCode : 0
      log.push({ method, path: url, status, conditional })
    })
  })
  server.get('/_requests', () => ({ data: log }))
  server.delete('/_requests', (_request, reply) => {
    log = []
    return reply.code(204).send()
  })
}
