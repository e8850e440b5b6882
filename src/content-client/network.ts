import { parseUrl } from '../contract'
import { fieldOf, valueAt } from '../contract/is-object'
import { BodyError, bodyPieces, joined } from './body'
import type { Deadline } from './deadline'
import { NetworkFailure } from './errors'
import { WaitBudget, SLOWEST_RATE } from './wait-budget'

const HAS_NO_BODY = new Set([204, 205, 304])
const REDIRECTS = new Set([301, 302, 303, 307, 308])

/** The limits of one attempt. */
export interface Limits {
  /**
   * From the request to the last byte of the body, in milliseconds. A body that is taken piece by
   * piece may take this long between two pieces. Its whole time may be longer by the time that its
   * bytes take at the slowest rate.
   */
  readonly timeoutMs: number
  /** Of the body after decompression. */
  readonly maxBytes: number
  /** How many redirects to other web addresses are followed. Default: none. */
  readonly redirects?: number
  /** The shared end of several requests, waits and retries included. Default: no end. */
  readonly deadline?: Deadline
}

/**
 * Takes the body of a good answer piece by piece, for example to a file. Each attempt starts again.
 */
export type TakeBody = (pieces: AsyncIterable<Uint8Array>) => Promise<void>

/**
 * The cause of a network error, because the message of `fetch` says nothing; for `localhost` the
 * first of two attempts.
 */
const networkReason = (error: unknown): string => {
  const cause = fieldOf(error, 'cause') ?? error
  const message = fieldOf(valueAt(cause, ['errors', 0]) ?? cause, 'message')
  return typeof message === 'string' && message !== '' ? message : String(error)
}

/** The target of a redirect, if it is a web address. */
function redirectTarget({ status, headers }: Response, base: string): string | null {
  const location = REDIRECTS.has(status) ? headers.get('location') : null
  const target = location === null ? null : parseUrl(location, base)
  return target && /^https?:$/.test(target.protocol) ? target.href : null
}

/**
 * `fetch` that follows so many redirects. One more, or one to something else than a web address, is
 * the answer itself.
 */
async function fetchAlong(
  request: Request,
  signal: AbortSignal,
  redirects: number,
): Promise<Response> {
  const response = await fetch(request, { redirect: 'manual', signal })
  const target = redirects > 0 ? redirectTarget(response, request.url) : null
  if (target === null) return response
  await response.body?.cancel()
  return fetchAlong(new Request(target, { headers: request.headers }), signal, redirects - 1)
}

/**
 * `fetch` that has the whole body before it returns, in memory or where `take` puts it. A body that
 * is slow or cut therefore fails the attempt, and is tried again like any other failure.
 */
export async function attempt(
  input: Parameters<typeof fetch>[0],
  options: Limits,
  take?: TakeBody,
): Promise<Response> {
  const { timeoutMs, maxBytes, redirects = 0, deadline } = options
  deadline?.signal.throwIfAborted()
  const own = new AbortController()
  const end = () => own.abort()
  let timer = setTimeout(end, timeoutMs)
  const began = performance.now()
  let received = 0
  deadline?.signal.addEventListener('abort', end)
  let response: Response | undefined

  const failure = (error: unknown): unknown => {
    if (error instanceof BodyError) return error
    if (deadline?.signal.aborted) return deadline.signal.reason
    if (own.signal.aborted) {
      if (take && received > 0) {
        const took = Math.round(performance.now() - began)
        const reason = `no complete answer within ${took} ms (${received} bytes came)`
        return new NetworkFailure('timeout', reason)
      }
      const what = response ? 'complete ' : ''
      return new NetworkFailure('timeout', `no ${what}answer within ${timeoutMs} ms`)
    }
    const code = response ? 'truncated' : 'unreachable'
    const what = response ? 'the connection ended before the body was complete' : 'no connection'
    return new NetworkFailure(code, `${what} (${networkReason(error)})`)
  }

  async function* pieces(from: Response): AsyncGenerator<Uint8Array, void> {
    try {
      for await (const piece of bodyPieces(from, maxBytes)) {
        received += piece.byteLength
        if (deadline instanceof WaitBudget) deadline.received(piece.byteLength)
        if (take) {
          clearTimeout(timer)
          const left = began + timeoutMs + received / SLOWEST_RATE - performance.now()
          timer = setTimeout(end, Math.min(timeoutMs, left))
        }
        yield piece
      }
    } catch (error) {
      throw failure(error)
    }
  }

  try {
    response = await fetchAlong(new Request(input), own.signal, redirects).catch(
      (error: unknown) => {
        throw failure(error)
      },
    )
    const { status, statusText, headers } = response
    const init = { status, statusText, headers }
    if (take && response.ok) {
      await take(pieces(response))
      return new Response(null, init)
    }
    const bytes = await joined(pieces(response))
    return new Response(HAS_NO_BODY.has(status) ? null : bytes, init)
  } finally {
    clearTimeout(timer)
    deadline?.signal.removeEventListener('abort', end)
  }
}
