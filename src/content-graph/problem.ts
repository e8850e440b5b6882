import type { ContentClientError, ContentErrorCode } from '../content-client'

/** All kinds of problems with the content of a build. */
export type ProblemCode =
  | ContentErrorCode
  | 'refused'
  | 'missing'
  | 'required'
  | 'overloaded'
  | 'unknown-site'
  | 'missing-site'
  | 'missing-code'
  | 'duplicate-id'
  | 'duplicate-slug'
  | 'mismatch'
  | 'image-missing'
  | 'image-invalid'
  | 'image-too-large'
  | 'file-missing'
  | 'file-unavailable'
  | 'file-invalid'
  | 'file-too-large'

/** One thing that is wrong, and where. */
export interface Problem {
  readonly code: ProblemCode
  /** The site of the problem; `null` for content that all sites share. */
  readonly site: string | null
  /** The called address, without the token. */
  readonly address: string
  /** HTTP status, where there was an answer. */
  readonly status: number | null
  /** One line per complaint. */
  readonly reasons: readonly string[]
}

/** Statuses that need other advice than to read the service's log. */
const statusCodes: Readonly<Record<number, ProblemCode>> = {
  401: 'refused',
  403: 'refused',
  404: 'missing',
  410: 'missing',
  429: 'overloaded',
}

/** A failed call as a problem of a site. */
export function problemOf(error: ContentClientError, site: string | null): Problem {
  const { address, status, violations } = error
  const code = (error.code === 'status' ? statusCodes[status ?? 0] : undefined) ?? error.code
  const reasons =
    violations.length > 0
      ? violations.map(({ path, expected, got }) => `${path}: expected ${expected}, got ${got}`)
      : [error.reason]
  return { code, site, address, status, reasons }
}
