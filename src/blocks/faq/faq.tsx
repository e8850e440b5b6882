import { useEffect, useRef, type SyntheticEvent } from 'react'
import * as css from './faq.module.css'
import { useAddressHash } from './use-address-hash'
import { RichText } from '../../ui/rich-text'
import { Section } from '../../ui/section'
import type { FaqView } from '../view-models'

/** A question that is opened becomes the address of the page, to be copied and sent. */
const keepInAddress = ({ currentTarget: { open, id } }: SyntheticEvent<HTMLDetailsElement>) => {
  const { history, location } = window
  if (open && location.hash !== `#${id}`) history.replaceState(history.state, '', `#${id}`)
}

/**
 * Questions that open on their answers, by the browser's own means. An address with `#key` opens
 * its question and shows it.
 */
export function FaqBlock({ block: { title, questions } }: { block: FaqView }) {
  const list = useRef<HTMLDivElement>(null)
  const asked = useAddressHash()

  useEffect(() => {
    const element = document.getElementById(asked)
    if (!(element instanceof HTMLDetailsElement) || !list.current?.contains(element)) return
    if (element.open) return
    element.open = true
    element.scrollIntoView()
  }, [asked])

  return (
    <Section title={title} layout="aside">
      <div ref={list} className={css.questions}>
        {questions.map(({ key, question, answer }) => (
          <details key={key} id={key} className={css.question} onToggle={keepInAddress}>
            <summary className={css.summary}>
              <h3 className={css.title}>{question}</h3>
              <span className={css.sign} />
            </summary>
            <div className={css.answer}>
              <RichText html={answer} />
            </div>
          </details>
        ))}
      </div>
    </Section>
  )
}
