import { useTranslation } from 'react-i18next'
import * as css from './form.module.css'
import { Section } from '../../ui/layout/section'
import { useNearViewport } from '../../ui/hydration/use-near-viewport'
import { LoadFailed } from '../../ui/lazy/load-failed'
import { lazyPart, useLazy } from '../../ui/lazy/use-lazy'
import type { FormView } from '../view-models'

const consentForm = lazyPart(async () => (await import('../../features/contact-form')).ConsentForm)

/** Stands inside the section, so that there is an element to observe once the section is hydrated. */
function FormPlace({ code }: { code: string }) {
  const { t } = useTranslation()
  const { ref, near } = useNearViewport<HTMLDivElement>()
  const { Part: ConsentForm, failed, retry } = useLazy(consentForm, near)
  return (
    <div ref={ref} className={css.form}>
      {ConsentForm && <ConsentForm code={code} />}
      {failed && <LoadFailed message={t('form.failed')} onRetry={retry} />}
    </div>
  )
}

/** A form of the consent widget, fetched when it comes near the viewport; its height is reserved. */
export const FormBlock = ({ block: { title, text, code } }: { block: FormView }) => (
  <Section title={title} text={text} tone="stone">
    <FormPlace code={code} />
  </Section>
)
