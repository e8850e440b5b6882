import { useRef } from 'react'
import * as css from './faq.module.css'
import { CopyLink } from '../../ui/controls/copy-link'
import { RichText } from '../../ui/text/rich-text'
import { keepInAddress, useOpenAddressed } from '../../ui/hooks/use-open-addressed'
import type { FaqView } from '../view-models'

interface QuestionsProps {
  readonly questions: FaqView['questions']
  /** Which of them a visitor does not look for; they stay as they are, open or closed. */
  readonly isHidden?: (key: string) => boolean
}

/**
 * Questions that open on their answers, by the browser's own means. An address with `#key` opens
 * its question and shows it.
 */
export function Questions({ questions, isHidden }: QuestionsProps) {
  const list = useRef<HTMLDivElement>(null)
  useOpenAddressed(list)

  return (
    <div ref={list} className={css.questions}>
      {questions.map(({ key, question, answer }) => (
        <details
          key={key}
          id={key}
          className={css.question}
          hidden={isHidden?.(key)}
          onToggle={keepInAddress}
        >
          <summary className={css.summary}>
            <h3 className={css.title}>{question}</h3>
            <span className={css.sign} />
          </summary>
          <div className={css.answer}>
            <RichText html={answer} below={3} />
            <CopyLink id={key} />
          </div>
        </details>
      ))}
    </div>
  )
}
