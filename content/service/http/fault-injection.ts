import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { errorJson } from './http-error'

/** How the service fails on purpose. `match` is a regular expression on path and query. */
const rule = z.strictObject({
  match: z.string(),
  /** The number of requests that the rule applies to; all when absent. */
  times: z.int().positive().optional(),
  delayMs: z.number().nonnegative().optional(),
  status: z.int().min(200).max(599).optional(),
  /** `Retry-After`, in seconds or as a date. */
  retryAfter: z.union([z.string(), z.number()]).optional(),
  /** Half of the body, like a connection that broke behind a proxy. */
  truncate: z.boolean().optional(),
  /** A web page instead of JSON. */
  html: z.boolean().optional(),
  /** JSON in another form than the contract's. */
  wrongShape: z.boolean().optional(),
  /** The connection is cut without an answer. */
  dropConnection: z.boolean().optional(),
  /** The connection stays open without an answer. */
  hang: z.boolean().optional(),
  /** This body: a string is sent unchanged, anything else as JSON. */
  body: z.unknown().optional(),
})
export type FaultRule = z.infer<typeof rule>

interface ActiveRule extends FaultRule {
  readonly expression: RegExp
  left: number
}

/** The addresses of the switches themselves. They never fail on purpose and are not logged. */
export const isControl = (request: FastifyRequest): boolean => /^\/_/.test(request.url)

const WRONG_PAGE = '<!doctype html><title>Maintenance</title><p>We will be back soon.</p>'
const WRONG_SHAPE = { data: 'not a list', title: 7 }

/** The body that replaces the real answer, with its type; `null` when the real one is sent. */
const replacement = ({ html, wrongShape, body, status }: FaultRule) => {
  if (html) return { type: 'text/html', text: WRONG_PAGE }
  if (wrongShape) return { type: 'application/json', text: JSON.stringify(WRONG_SHAPE) }
  if (typeof body === 'string') return { type: 'application/json', text: body }
  if (body !== undefined) return { type: 'application/json', text: JSON.stringify(body) }
  if (status === undefined) return null
  const text = JSON.stringify(errorJson(status, 'This failure was asked for.'))
  return { type: 'application/json', text }
}

const half = (payload: unknown): unknown => {
  if (typeof payload === 'string') return payload.slice(0, payload.length / 2)
  return Buffer.isBuffer(payload) ? payload.subarray(0, payload.length / 2) : payload
}

const injectFault = async (active: ActiveRule, request: FastifyRequest, reply: FastifyReply) => {
  if (active.delayMs !== undefined) await pause(active.delayMs)
  if (active.dropConnection || active.hang) {
    reply.hijack()
    if (active.dropConnection) request.raw.destroy()
    return
  }
  if (active.retryAfter !== undefined) reply.header('retry-after', String(active.retryAfter))
  const other = replacement(active)
  if (other)
    await reply
      .code(active.status ?? 200)
      .type(other.type)
      .send(other.text)
}

/** Adds the switch `/_misbehave`: PUT replaces all rules, DELETE removes them. */
export function registerFaultInjection(server: FastifyInstance): void {
  let rules: ActiveRule[] = []
  const truncated = new WeakSet<FastifyRequest>()

  server.addHook('onRequest', async (request, reply) => {
    if (isControl(request)) return
    const active = rules.find(({ expression, left }) => left > 0 && expression.test(request.url))
    if (!active) return
    active.left -= 1
    if (active.truncate) truncated.add(request)
    await injectFault(active, request, reply)
  })
  server.addHook('onSend', async (request, reply, payload) => {
    if (!truncated.has(request)) return payload
    // With the real validator a conditional request would get a correct 304.
    reply.removeHeader('etag')
    return half(payload)
  })

  server.put('/_misbehave', (request, reply) => {
    const parsed = z.array(rule).safeParse(request.body)
    if (!parsed.success) {
      return reply.code(400).send(errorJson(400, z.prettifyError(parsed.error)))
    }
    rules = parsed.data.map((each) => ({
      ...each,
      expression: new RegExp(each.match),
      left: each.times ?? Infinity,
    }))
    return reply.code(204).send()
  })
  server.delete('/_misbehave', (_request, reply) => {
    rules = []
    return reply.code(204).send()
  })
}
