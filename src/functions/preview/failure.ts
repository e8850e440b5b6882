import type { Problem } from '../../content-graph'
import { UnplannableContentError, UnreachableContentError } from '../../preview'
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
  if (error instanceof UnplannableContentError) {
    const [first = '', ...lines] = error.message.split('\n')
    const details = lines.map((line) => ({ field: 'plan', reason: line.replace(/^\s*- /, '') }))
    return new Failure(422, first.replace(/:$/, '.'), {}, { details })
  }
  return error
}
