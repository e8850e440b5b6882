import type { Problem } from '../../content-graph'
import { UnreachableContentError, type Preview, type RefusedPage } from '../../preview'
import { Failure, type FailureDetail } from '../lib/answer'
import { refusedToken } from '../lib/preview-token'

/** Far more than anybody mends at once. */
const MAX_DETAILS = 50

/** A complaint as the contract words it: `blocks[2].title: expected a text, got 7`. */
const COMPLAINT = /^([\w[\].()]+): (.+)$/s

/** Where content is wrong, and why: the field, and the address of the entry that has it. */
export const detailsOf = (problems: readonly Problem[]): FailureDetail[] =>
  problems
    .flatMap(({ address, reasons }) =>
      reasons.map((complaint): FailureDetail => {
        const [, field, reason] = COMPLAINT.exec(complaint) ?? []
        return field && reason
          ? { field, reason: `${reason} (${address})` }
          : { field: address, reason: complaint }
      }),
    )
    .slice(0, MAX_DETAILS)

const refusals = (refused: readonly RefusedPage[]): FailureDetail[] =>
  refused.map(({ field, reason }) => ({ field, reason }))

/** What is missing on a page because of the drafts of others. */
export const missingParts = ({ leftOut, refused }: Preview): FailureDetail[] =>
  [...refusals(refused), ...detailsOf(leftOut)].slice(0, MAX_DETAILS)

/** Why a page cannot be made of its draft. */
export const refusedPage = (refused: readonly RefusedPage[]): Failure | null => {
  const [first] = refused
  if (!first) return null
  const message =
    first.statusCode === 500
      ? `This page names a guard that does not exist. ${first.reason}`
      : 'Drafts claim one address, or one that no page of the site has.'
  return new Failure(first.statusCode, message, {}, { details: refusals(refused) })
}

function unreachable({ code }: Problem): Failure {
  switch (code) {
    case 'refused':
      return refusedToken()
    case 'timeout':
    case 'not-tried':
      return new Failure(504, 'The content service did not answer in time.')
    default:
      return new Failure(502, 'The content service gave no usable answer.')
  }
}

/** What the browser is told when there is no preview; other errors as they are. */
export function previewFailure(error: unknown): unknown {
  if (error instanceof UnreachableContentError) {
    const failure = unreachable(error.problem)
    // For the log: which address, and what was wrong with it.
    failure.cause = error
    return failure
  }
  return error
}
