import * as css from './engineering.module.css'
import type { StepsView } from '../../blocks'
import { RichText } from '../../ui/text/rich-text'
import { Section } from '../../ui/layout/section'

/** The way from a question to a machine that runs, as numbered stations on a dark sheet. */
export const Process = ({ block: { preTitle, title, steps } }: { block: StepsView }) => (
  <Section label={preTitle} title={title} layout="wide" tone="dark">
    <ol className={css.process}>
      {steps.map((step, index) => (
        <li key={index} className={css.station}>
          <h3>{step.title}</h3>
          <RichText html={step.text} below={3} />
        </li>
      ))}
    </ol>
  </Section>
)
