import {
  createContentClient,
  parseBaseUrl,
  type ContentClient,
  type Deadline,
} from '../../content-client'
import { requiredVariable } from './environment'

interface Asking {
  /** The variable that has the service's base address. */
  readonly variable: 'CONTENT_API_URL' | 'PRODUCT_DATA_URL'
  readonly token: string | undefined
  /** Ends all calls. */
  readonly deadline: Deadline
  /** Keeps a broken service from filling the function's memory. */
  readonly maxBytes: number
}

/** Questions at the same time; no function has more. */
const CONCURRENCY = 4

/**
 * A client for the few questions of a function: all share its deadline, and none is asked twice.
 *
 * @throws {Failure} 500 when the variable is missing
 */
export const serviceClient = ({ variable, token, deadline, maxBytes }: Asking): ContentClient =>
  createContentClient({
    baseUrl: requiredVariable(variable),
    ...(token !== undefined && { token }),
    ...{ deadline, timeoutMs: deadline.remainingMs(), maxBytes },
    ...{ retries: 0, concurrency: CONCURRENCY },
  })

/**
 * The origin of the content service, whose files the site offers; empty if functions have no
 * content service.
 */
export function contentOrigin(): string {
  const { CONTENT_API_URL } = process.env
  return CONTENT_API_URL ? parseBaseUrl(CONTENT_API_URL).origin : ''
}
