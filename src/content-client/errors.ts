import { type ContractError, printableLine, type Violation } from '../contract'

/** Every way that a call to a content service can fail. */
export type ContentErrorCode =
  /** No connection: unknown host, refused, reset before an answer. */
  | 'unreachable'
  /** The whole answer, body included, did not arrive in time. */
  | 'timeout'
  /** An HTTP status of 400 and more. */
  | 'status'
  /** A redirect. It is not followed: the configured address must be corrected. */
  | 'redirect'
  /** Not requested, because the service left several requests in a row without an answer. */
  | 'not-tried'
  /** The body ended before its end. */
  | 'truncated'
  /** HTML where JSON was expected: nearly always a wrong base address or a login page. */
  | 'html'
  /** A body that is not JSON for another reason. */
  | 'not-json'
  /** A body above the client's limit. */
  | 'too-large'
  /** JSON that does not keep the contract; `violations` has every place. */
  | 'contract'
  /** Pages of a collection that do not add up. */
  | 'pagination'
  /** A collection that names an item more than once. */
  | 'repeated'
  /** A parameter that would change the address of the endpoint. */
  | 'address'

/** A request without an answer, before it is known whether it is tried again. */
export class NetworkFailure extends Error {
  override readonly name = 'NetworkFailure'
  constructor(
    readonly code: 'unreachable' | 'timeout' | 'truncated' | 'not-tried',
    readonly reason: string,
  ) {
    super(reason)
  }
}

interface Details {
  readonly status?: number
  /** The code in the service's error body, where it sent one. */
  readonly bodyCode?: number
  readonly cause?: ContractError
}

/**
 * A failed call. `message` is the address followed by the reason. If the service sent a message of
 * its own (requirements 8), that is the reason. Both are shortened to fit a line of a log. None of
 * the fields has the preview token.
 */
export class ContentClientError extends Error {
  override readonly name = 'ContentClientError'
  /** The HTTP status of the answer, or `null` when there was none. */
  readonly status: number | null
  /** The error code in the body, else the status, else 500 (requirements 8). */
  readonly statusCode: number
  readonly violations: readonly Violation[]
  readonly reason: string

  constructor(
    readonly code: ContentErrorCode,
    readonly address: string,
    foreignReason: string,
    details: Details = {},
  ) {
    const reason = printableLine(foreignReason)
    super(
      `${printableLine(address)}: ${reason}`,
      details.cause ? { cause: details.cause } : undefined,
    )
    this.reason = reason
    this.status = details.status ?? null
    this.statusCode = details.bodyCode ?? details.status ?? 500
    this.violations = details.cause?.violations ?? []
  }

  /** Whether the service says that there is no such thing: an answer rather than a failure. */
  get isGone(): boolean {
    return this.status === 404 || this.status === 410
  }
}
