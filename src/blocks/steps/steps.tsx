import * as css from './steps.module.css'
import { Picture } from '../../ui/media/picture'
import { RichText } from '../../ui/text/rich-text'
import { Section } from '../../ui/layout/section'
import type { StepsView, StepView } from '../view-models'

const SIZES = '(min-width: 64em) 31vw, (min-width: 48em) 44vw, 92vw'

const Step = ({ step: { title, text, image } }: { step: StepView }) => (
  <li className={css.step}>
    <div className={css.content}>
      <h3 className={css.title}>{title}</h3>
      <RichText html={text} below={3} />
    </div>
    {image && (
      <div className={css.picture}>
        <Picture image={image} sizes={SIZES} ratio="4x3" decorative />
      </div>
    )}
  </li>
)

/**
 * Consecutive steps. Steps with pictures are rows. Steps without pictures are side by side on one
 * line, like the stations of a process.
 */
export const StepsBlock = ({ block: { preTitle, title, steps } }: { block: StepsView }) => (
  <Section label={preTitle} title={title} layout="wide">
    <ol className={css.steps} data-variant={steps.some(({ image }) => image) ? 'rows' : 'line'}>
      {steps.map((step, index) => (
        <Step key={index} step={step} />
      ))}
    </ol>
  </Section>
)
