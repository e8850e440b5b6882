import { BodyError, readBody } from './body'

const HAS_NO_BODY = new Set([204, 205, 304])

/** What one attempt may take. */
export interface Limits {
  /** From the request to the last byte of the body, in milliseconds. */
  readonly timeoutMs: number
  /** Of the body after decompression. */
  readonly maxBytes: number
}

/** A request that did not become an answer, before it is known whether it is tried again. */
export class NetworkFailure extends Error {
  constructor(
    readonly code: 'unreachable' | 'timeout' | 'truncated',
    readonly reason: string,
  ) {
    super(reason)
  }
}

const part = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** What went wrong below `fetch`, whose own message says nothing; for `localhost` the first of two attempts. */
const networkReason = (error: unknown): string => {
  const cause = part(error, 'cause') ?? error
  const message = part(part(part(cause, 'errors'), '0') ?? cause, 'message')
  return typeof message === 'string' && message !== '' ? message : String(error)
}

/**
 * `fetch` that has the whole body in memory before it returns, so that a body which is slow or cut
 * is a failure of the attempt and tried again like any other.
 */
export async function attempt(
  input: Parameters<typeof fetch>[0],
  options: Limits,
): Promise<Response> {
  const signal = AbortSignal.timeout(options.timeoutMs)
  let response: Response | undefined
  try {
    response = await fetch(input, { redirect: 'manual', signal })
    const bytes = await readBody(response, options.maxBytes)
    const body = HAS_NO_BODY.has(response.status) ? null : bytes
    const { status, statusText, headers } = response
    return new Response(body, { status, statusText, headers })
  } catch (error) {
    if (error instanceof BodyError) throw error
    if (signal.aborted) {
      throw new NetworkFailure(
        'timeout',
        `no ${response ? 'complete ' : ''}answer within ${options.timeoutMs} ms`,
      )
    }
    const code = response ? 'truncated' : 'unreachable'
    const what = response ? 'the connection ended before the body was complete' : 'no connection'
    throw new NetworkFailure(code, `${what} (${networkReason(error)})`)
  }
}
