import { setTimeout as wait } from 'node:timers/promises'
import ky, { HTTPError } from 'ky'
import pLimit from 'p-limit'
import { errorBody, shortened } from '../contract'
import { redact, type ServiceUrl } from './addresses'
import { BodyError } from './body'
import { ContentClientError, NetworkFailure } from './errors'
import { attempt, type Limits, type TakeBody } from './network'
import { WaitBudget, type Waiting } from './wait-budget'

const RETRIED_STATUSES = [408, 425, 429, 500, 502, 503, 504]
const BACKOFF_MS = 300
/** Limit of a service's own message, in characters. */
const MAX_MESSAGE = 500
const LONGEST_BACKOFF_MS = 20_000
/**
 * If a service requests a longer pause, it is asked again after this time, unless a deadline allows
 * more.
 */
const LONGEST_PAUSE_MS = 60_000

export interface TransportOptions extends Limits {
  /** Further attempts after 408, 425, 429, 5xx and network failures; after a time-out at most one. */
  readonly retries: number
  /** Requests at the same time. */
  readonly concurrency: number
  /** The token that error messages must not show. */
  readonly token?: string
  /** First pause before a retry, doubled each time, in milliseconds. Default 300. */
  readonly backoffMs?: number
  /**
   * After this many requests in a row without an answer from the network, all retries included,
   * further ones fail at once as `not-tried`. Default: never, which suits a single request.
   */
  readonly giveUpAfter?: number
  readonly onRetry?: (retry: { address: string; attempt: number; reason: string }) => void
}

/** A whole answer: status 2xx or 304. */
export interface Received {
  readonly status: number
  readonly headers: Headers
  /** Empty when the body was taken piece by piece. */
  readonly bytes: Uint8Array
}

export type Transport = (
  address: Pick<ServiceUrl, 'href' | 'shown'>,
  headers?: Readonly<Record<string, string>>,
  take?: TakeBody,
) => Promise<Received>

/**
 * The delay that an overloaded service requests in `Retry-After` (seconds or a date), in
 * milliseconds; 0 for other values.
 */
const retryAfter = ({ status, headers }: Response): number => {
  const value = headers.get('retry-after')
  if (value === null || !RETRIED_STATUSES.includes(status)) return 0
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1000
  return value.endsWith('GMT') ? Math.max(0, Date.parse(value) - Date.now()) || 0 : 0
}

/** An answer's status for people, with the requested delay. */
const statusOf = (response: Response): string => {
  const value = response.headers.get('retry-after') ?? ''
  return retryAfter(response) > 0
    ? `${response.status}, Retry-After: ${value}`
    : String(response.status)
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
  const later = retryAfter(response) > 0 ? ` (${statusOf(response)})` : ''
  if (body.success) {
    const { code, message } = body.data.error
    return new ContentClientError(
      'status',
      address,
      `${shortened(redact(message, token), MAX_MESSAGE)}${later}`,
      {
        status,
        bodyCode: code,
      },
    )
  }
  const reason = `HTTP status ${status} ${response.statusText}`.trim()
  return new ContentClientError('status', address, `${reason}${later}`, { status })
}

async function clientError(error: unknown, address: string, token?: string): Promise<unknown> {
  if (error instanceof HTTPError) return httpError(error, address, token)
  if (error instanceof NetworkFailure || error instanceof BodyError) {
    return new ContentClientError(error.code, address, redact(error.reason, token))
  }
  return error
}

/** A failure that another attempt may not have. */
const isPassing = (error: unknown): boolean =>
  error instanceof HTTPError
    ? RETRIED_STATUSES.includes(error.response.status)
    : error instanceof NetworkFailure && error.code !== 'not-tried'

/**
 * GET with bounded concurrency, a time-out that covers the body, and retries with exponential
 * back-off and jitter. When a service says `Retry-After`, all requests pause, not only that one.
 *
 * The function returned throws {@link ContentClientError}.
 */
export function createTransport(options: TransportOptions): Transport {
  const limit = pLimit(options.concurrency)
  const { retries, token, deadline, backoffMs = BACKOFF_MS } = options
  const budget = deadline instanceof WaitBudget ? deadline : undefined
  const backoff = (attempts: number) =>
    Math.min(LONGEST_BACKOFF_MS, backoffMs * 2 ** (attempts - 1))
  const giveUpAfter = options.giveUpAfter ?? Infinity
  const longestWait = () => deadline?.remainingMs() ?? LONGEST_PAUSE_MS
  /** The end of the pause that the service requested, and its message. */
  let pause = { until: 0, reason: '' }
  let unanswered = 0

  const pauseLeft = () => pause.until - performance.now()

  const pauseAfter = (response: Response, shown: string): void => {
    const asked = retryAfter(response)
    const until = performance.now() + (deadline ? asked : Math.min(asked, LONGEST_PAUSE_MS))
    if (until <= pause.until) return
    pause = { until, reason: `${shown} answered ${statusOf(response)}` }
    const left = budget?.remainingMs() ?? Infinity
    if (asked > left) {
      budget?.giveUp(
        `${pause.reason}, longer than the ${Math.round(left / 1000)} s that are left to wait`,
      )
    }
  }

  const sitOut = async (waiting?: Waiting): Promise<void> => {
    while (pauseLeft() > 0) {
      if (pauseLeft() > longestWait()) {
        throw new NetworkFailure('not-tried', `not tried: ${pause.reason}`)
      }
      if (waiting) waiting.reason = pause.reason
      await wait(pauseLeft(), undefined, deadline && { signal: deadline.signal }).catch(() =>
        deadline?.signal.throwIfAborted(),
      )
    }
  }

  const waitingFetch =
    (shown: string, waiting?: Waiting, take?: TakeBody): typeof fetch =>
    async (input) => {
      await sitOut(waiting)
      try {
        const response = await attempt(input, options, take)
        if (waiting) waiting.reason = statusOf(response)
        pauseAfter(response, shown)
        return response
      } catch (error) {
        if (waiting && error instanceof NetworkFailure) waiting.reason = error.reason
        throw error
      }
    }

  /** Whether there is hope, and time, for another attempt. */
  const mayRetry = (error: unknown, attempts: number): boolean => {
    if (!isPassing(error)) return false
    if (error instanceof NetworkFailure && error.code === 'timeout' && attempts > 1) return false
    return Math.max(backoff(attempts), pauseLeft()) < longestWait()
  }

  return (address, headers = {}, take) =>
    limit(async () => {
      if (budget?.over) {
        throw new ContentClientError('not-tried', address.shown, `not tried: ${budget.over}`)
      }
      if (unanswered >= giveUpAfter) {
        const reason = `not tried: the service left the last ${unanswered} requests without an answer`
        throw new ContentClientError('not-tried', address.shown, reason)
      }
      const waiting = budget?.begin(address.shown)
      let answered = true
      try {
        deadline?.signal.throwIfAborted()
        const response = await ky.get(address.href, {
          headers,
          fetch: waitingFetch(address.shown, waiting, take),
          timeout: false,
          redirect: 'manual',
          throwHttpErrors: (status) => status >= 300 && status !== 304,
          ...(deadline && { signal: deadline.signal }),
          retry: {
            limit: retries,
            delay: backoff,
            jitter: (delay) => delay * (0.5 + Math.random() / 2),
            shouldRetry: ({ error, retryCount }) => mayRetry(error, retryCount),
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
        answered = !isPassing(error)
        unanswered = error instanceof NetworkFailure ? unanswered + 1 : 0
        throw await clientError(error, address.shown, token)
      } finally {
        if (waiting) budget?.end(waiting, answered)
      }
    })
}
