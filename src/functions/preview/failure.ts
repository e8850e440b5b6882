import type { Problem } from '../../content-graph'
import { UnreachableContentError, type Preview, type RefusedPage } from '../../preview/server'
import type { Fault } from '../../preview/protocol'
import { Failure } from '../lib/answer'
import { refusedToken } from '../lib/preview-token'

/** Far more than an editor fixes at once. */
const MAX_DETAILS = 50

/** A complaint in the contract's form: `blocks[2].title: expected a text, got 7`. */
const COMPLAINT = /^([\w[\].()]+): (.+)$/s

/** Faults of content: the field with its entry's address, and the reason. */
export const detailsOf = (problems: readonly Problem[]): Fault[] =>
  problems
    .flatMap(({ address, reasons }) =>
      reasons.map((complaint): Fault => {
        const [, field, reason] = COMPLAINT.exec(complaint) ?? []
        return field && reason
          ? { field, reason: `${reason} (${address})` }
          : { field: address, reason: complaint }
      }),
    )
    .slice(0, MAX_DETAILS)

const refusals = (refused: readonly RefusedPage[]): Fault[] =>
  refused.map(({ field, reason }) => ({ field, reason }))

/** The parts that a page lacks because of faults in other drafts. */
export const missingParts = ({ leftOut, refused }: Preview): Fault[] =>
  [...refusals(refused), ...detailsOf(leftOut)].slice(0, MAX_DETAILS)

/** Why a page cannot be built from its draft. */
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

/** The failure that the browser gets when there is no preview; other errors are unchanged. */
export function previewFailure(error: unknown): unknown {
  if (error instanceof UnreachableContentError) {
    const failure = unreachable(error.problem)
    // For the log: the address, and its fault.
    failure.cause = error
    return failure
  }
  return error
}
