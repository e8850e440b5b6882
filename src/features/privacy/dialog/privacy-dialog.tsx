import { useEffect, useRef, type FormEvent } from 'react'
import { choosePrivacy, privacyChoice, type PrivacyChoice } from '../choice'
import type { PrivacyTexts } from './dialog-texts'

interface OptionProps {
  readonly name: keyof PrivacyChoice
  readonly label: string
  readonly means: string
  readonly isAllowed: boolean
}

const Option = ({ name, label, means, isAllowed }: OptionProps) => (
  <div className="privacy-option">
    <input
      type="checkbox"
      id={`privacy-${name}`}
      name={name}
      defaultChecked={isAllowed}
      aria-describedby={`privacy-${name}-means`}
    />
    <label htmlFor={`privacy-${name}`}>{label}</label>
    <p id={`privacy-${name}-means`}>{means}</p>
  </div>
)

interface PrivacyDialogProps {
  readonly texts: PrivacyTexts
  /** The company's privacy notice, if the page links to it. */
  readonly notice: string | null
  /**
   * Whether a visitor has asked for it; otherwise it opens by itself and leaves the focus where it
   * is.
   */
  readonly isWanted: boolean
  /** Called after a choice was made, or the old one confirmed. */
  readonly onEnd: () => void
}

/**
 * Asks for the visitor's consents besides the site itself (requirements D5, `GATSBY_GTM_ID`). The
 * page stays usable beside it. To allow nothing is as easy as to allow all.
 */
export function PrivacyDialog({ texts, notice, isWanted, onEnd }: PrivacyDialogProps) {
  const dialog = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const known = privacyChoice()
  useEffect(() => {
    if (isWanted) heading.current?.focus()
  }, [isWanted])
  useEffect(() => {
    const leave = ({ key, target }: KeyboardEvent) => {
      const isInside = target instanceof Node && dialog.current?.contains(target)
      if (key === 'Escape' && isInside && privacyChoice()) onEnd()
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [onEnd])

  const choose = (choice: PrivacyChoice) => {
    choosePrivacy(choice)
    onEnd()
  }
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    choose({ statistics: form.has('statistics'), external: form.has('external') })
  }

  return (
    <section ref={dialog} className="privacy-dialog" role="dialog" aria-labelledby="privacy-title">
      <form onSubmit={save}>
        <h2 id="privacy-title" ref={heading} tabIndex={-1}>
          {texts.title}
        </h2>
        <p>
          {texts.lead} {notice !== null && <a href={notice}>{texts.notice}</a>}
        </p>
        <Option
          name="statistics"
          label={texts.statistics}
          means={texts.statisticsMeans}
          isAllowed={known?.statistics ?? false}
        />
        <Option
          name="external"
          label={texts.external}
          means={texts.externalMeans}
          isAllowed={known?.external ?? false}
        />
        <p className="privacy-ways">
          <button type="button" onClick={() => choose({ statistics: false, external: false })}>
            {texts.none}
          </button>
          <button type="button" onClick={() => choose({ statistics: true, external: true })}>
            {texts.all}
          </button>
          <button type="submit">{texts.save}</button>
        </p>
      </form>
    </section>
  )
}
