import ky, { HTTPError } from 'ky'
import pLimit from 'p-limit'
import { errorBody } from '../contract'
import { redact, type ServiceAddress } from './addresses'
import { BodyError } from './body'
import { ContentClientError } from './errors'
import { attempt, type Limits, NetworkFailure, type TakeBody } from './network'

const RETRIED_STATUSES = [408, 425, 429, 500, 502, 503, 504]
const BACKOFF_MS = 300
const LONGEST_BACKOFF_MS = 20_000
/** A service that asks for more patience than this is asked again after this time. */
const LONGEST_RETRY_AFTER_MS = 60_000

export interface TransportOptions extends Limits {
  /** Further attempts after 408, 425, 429, 5xx and network failures; after a time-out at most one. */
  readonly retries: number
  /** Requests at the same time. */
  readonly concurrency: number
  /** The token that must not be seen in error messages. */
  readonly token?: string
  /** First pause before a retry, doubled each time, in milliseconds. Default 300. */
  readonly backoffMs?: number
  /**
   * After so many requests in a row that the network left without an answer, all retries included,
   * further ones fail at once as `not-tried`. Default: never, which suits a single request.
   */
  readonly giveUpAfter?: number
  readonly onRetry?: (retry: { address: string; attempt: number; reason: string }) => void
}

/** A whole answer: status 2xx or 304. */
export interface Received {
  readonly status: number
  readonly headers: Headers
  /** Nothing when the body was taken piece by piece. */
  readonly bytes: Uint8Array
}

export type Transport = (
  address: Pick<ServiceAddress, 'href' | 'shown'>,
  headers?: Readonly<Record<string, string>>,
  take?: TakeBody,
) => Promise<Received>

const wait = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))

/** Milliseconds that an overloaded service asks for in `Retry-After` (seconds or a date). */
const retryAfter = (response: Response): number => {
  const value = response.headers.get('retry-after')
  if (value === null || !RETRIED_STATUSES.includes(response.status)) return 0
  const milliseconds = Number.isNaN(Number(value))
    ? Date.parse(value) - Date.now()
    : Number(value) * 1000
  return Math.min(LONGEST_RETRY_AFTER_MS, Math.max(0, milliseconds || 0))
}

async function httpError(
  error: HTTPError,
  address: string,
  token?: string,
): Promise<ContentClientError> {
  const { response } = error
  const { status } = response
  const location = response.headers.get('location')
  if (status < 400) {
    const target = location === null ? '' : ` to ${redact(location, token)}`
    return new ContentClientError('redirect', address, `a redirect${target}`, {
      status,
    })
  }
  const json: unknown = await response.json().catch(() => undefined)
  const body = errorBody.safeParse(json)
  if (body.success) {
    const { code, message } = body.data.error
    return new ContentClientError('status', address, redact(message, token), {
      status,
      bodyCode: code,
    })
  }
  return new ContentClientError(
    'status',
    address,
    `HTTP status ${status} ${response.statusText}`.trim(),
    { status },
  )
}

async function clientError(error: unknown, address: string, token?: string): Promise<unknown> {
  if (error instanceof HTTPError) return httpError(error, address, token)
  if (error instanceof NetworkFailure || error instanceof BodyError) {
    return new ContentClientError(error.code, address, redact(error.reason, token))
  }
  return error
}

/**
 * GET with bounded concurrency, a time-out that covers the body, and retries with exponential
 * back-off and jitter. When a service says `Retry-After`, all requests pause, not only that one.
 *
 * The function returned throws {@link ContentClientError}.
 */
export function createTransport(options: TransportOptions): Transport {
  const limit = pLimit(options.concurrency)
  const { retries, token, backoffMs = BACKOFF_MS } = options
  const giveUpAfter = options.giveUpAfter ?? Infinity
  let pausedUntil = 0
  let unanswered = 0

  const patientFetch =
    (take?: TakeBody): typeof fetch =>
    async (input) => {
      while (Date.now() < pausedUntil) await wait(pausedUntil - Date.now())
      const response = await attempt(input, options, take)
      pausedUntil = Math.max(pausedUntil, Date.now() + retryAfter(response))
      return response
    }

  return (address, headers = {}, take) =>
    limit(async () => {
      if (unanswered >= giveUpAfter) {
        const reason = `not tried: the service left the last ${unanswered} requests without an answer`
        throw new ContentClientError('not-tried', address.shown, reason)
      }
      try {
        const response = await ky.get(address.href, {
          headers,
          fetch: patientFetch(take),
          timeout: false,
          redirect: 'manual',
          throwHttpErrors: (status) => status >= 300 && status !== 304,
          retry: {
            limit: retries,
            statusCodes: RETRIED_STATUSES,
            afterStatusCodes: RETRIED_STATUSES,
            maxRetryAfter: LONGEST_RETRY_AFTER_MS,
            backoffLimit: LONGEST_BACKOFF_MS,
            delay: (attemptCount) => backoffMs * 2 ** (attemptCount - 1),
            jitter: (delay) => delay * (0.5 + Math.random() / 2),
            shouldRetry: ({ error, retryCount }) => {
              if (error instanceof BodyError) return false
              if (error instanceof NetworkFailure && error.code === 'timeout' && retryCount > 1)
                return false
              return undefined
            },
          },
          hooks: {
            beforeRetry: [
              async ({ error, retryCount }) => {
                const failure = await clientError(error, address.shown, token)
                const reason =
                  failure instanceof ContentClientError ? failure.reason : String(failure)
                options.onRetry?.({ address: address.shown, attempt: retryCount, reason })
              },
            ],
          },
        })
        unanswered = 0
        const bytes = new Uint8Array(await response.arrayBuffer())
        return { status: response.status, headers: response.headers, bytes }
      } catch (error) {
        unanswered = error instanceof NetworkFailure ? unanswered + 1 : 0
        throw await clientError(error, address.shown, token)
      }
    })
}
