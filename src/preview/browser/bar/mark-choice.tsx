import { useEffect } from 'react'
import type { Change } from '../../protocol'
import { countMarks, showMarks, useSession } from '../session'
import { filled, type BarTexts } from './bar-texts'
import { markChanges } from './mark-changes'

interface MarkChoiceProps {
  readonly changes: readonly Change[]
  readonly texts: BarTexts
}

/** A switch that marks the changes on the page, and the number of marked places. */
export function MarkChoice({ changes, texts }: MarkChoiceProps) {
  const isOn = useSession(({ marks }) => marks)
  const count = useSession(({ marked }) => marked)
  const version = useSession((session) => session.version)

  useEffect(() => {
    if (!isOn) return undefined
    const marks = markChanges(changes, version)
    countMarks(marks.count)
    return marks.remove
  }, [isOn, changes, version])

  return (
    <div className="preview-marks">
      <button type="button" aria-pressed={isOn} onClick={() => showMarks(!isOn)}>
        {texts.mark}
      </button>
      <p role="status">
        {isOn && (count > 0 ? filled(texts.marked, { count }) : texts.noneMarked)}
      </p>
    </div>
  )
}
