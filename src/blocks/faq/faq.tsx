import { useRef, type SyntheticEvent } from 'react'
import * as css from './faq.module.css'
import { useOpenAddressed } from '../../ui/use-open-addressed'
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
  useOpenAddressed(list)

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
