import type { Fault } from '../../protocol'
import { isPageError, type Failure } from '../ask'
import type { BarTexts } from './bar-texts'

function reasonOf(failure: Failure, hasDraft: boolean, { failures }: BarTexts): string {
  const { status, isRemoved } = failure
  if (status === 403 || status === 400) return failures.token
  if (status === 404) return isRemoved ? failures.removed : failures.missing
  if (status === 422) return failures.broken
  if (isPageError(failure)) return failures.error
  return hasDraft ? failures.downWithDraft : failures.down
}

/** A problem, and each of its fields. */
const Note = ({ text, faults }: { readonly text: string; readonly faults: readonly Fault[] }) => (
  <div className="preview-failure">
    <p>{text}</p>
    {faults.length > 0 && (
      <ul>
        {faults.map(({ field, reason }) => (
          <li key={`${field} ${reason}`}>
            <code>{field}</code> {reason}
          </li>
        ))}
      </ul>
    )}
  </div>
)

interface NotesProps {
  readonly failure: Failure | null
  readonly hasDraft: boolean
  /** Drafts that are missing on the page. */
  readonly leftOut: readonly Fault[]
  readonly texts: BarTexts
}

/** Why no draft is shown, or which parts of it are missing; announced when it appears. */
export const Notes = ({ failure, hasDraft, leftOut, texts }: NotesProps) => (
  <div role="status">
    {failure && <Note text={reasonOf(failure, hasDraft, texts)} faults={failure.faults} />}
    {leftOut.length > 0 && <Note text={texts.leftOut} faults={leftOut} />}
  </div>
)
