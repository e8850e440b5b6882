import { useSession, type PageState } from '../session'
import { filled, type BarTexts } from './bar-texts'

interface StatusProps {
  readonly state: PageState | undefined
  readonly texts: BarTexts
  readonly locale: string
}

/** The state of the draft as a text. */
function stateText({ answer, failure }: PageState, texts: BarTexts): string {
  if (failure) return ''
  if (!answer) return texts.asking
  return answer.draft ? texts.states[answer.draft.state] : texts.comparing
}

/**
 * The state of the page's draft, announced when it changes, and the time of the service's last
 * answer, which is not announced.
 */
export function Status({ state, texts, locale }: StatusProps) {
  const isFirst = useSession(({ isAsking }) => isAsking) && !state
  const time = state?.heardAt && new Date(state.heardAt).toLocaleTimeString(locale)
  return (
    <div className="preview-state">
      <p role="status">{state && !isFirst ? stateText(state, texts) : texts.asking}</p>
      {time && <p className="preview-time">{filled(texts.asOf, { time })}</p>}
    </div>
  )
}
