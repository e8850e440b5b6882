import { Questions } from './questions'
import { Section } from '../../ui/layout/section'
import type { FaqView } from '../view-models'

/** Questions beside their title. */
export const FaqBlock = ({ block: { title, questions } }: { block: FaqView }) => (
  <Section title={title}>
    <Questions questions={questions} />
  </Section>
)
