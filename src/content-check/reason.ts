import { ContentClientError } from '../content-client'

/** Why a request had no answer, in the words of the error below `fetch`. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof ContentClientError) return error.reason
  return error.cause instanceof Error ? error.cause.message : error.message
}
