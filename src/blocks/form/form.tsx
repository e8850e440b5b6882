import { useTranslation } from 'react-i18next'
import * as css from './form.module.css'
import { Section } from '../../ui/layout/section'
import { useNearViewport } from '../../ui/hydration/use-near-viewport'
import { useLazy } from '../use-lazy'
import type { FormView } from '../view-models'

const load = () => import('../../features/contact-form').then(({ ConsentForm }) => ConsentForm)

/** Stands inside the section, so that there is an element to observe once the section is hydrated. */
function FormPlace({ code }: { code: string }) {
  const { t } = useTranslation()
  const { ref, near } = useNearViewport<HTMLDivElement>()
  const { Part: ConsentForm, failed } = useLazy(near, load)
  return (
    <div ref={ref} className={css.form}>
      {ConsentForm && <ConsentForm code={code} />}
      {failed && <p role="alert">{t('form.failed')}</p>}
    </div>
  )
}

/** A form of the consent widget, fetched when it comes near the viewport; its height is reserved. */
export const FormBlock = ({ block: { title, text, code } }: { block: FormView }) => (
  <Section title={title} text={text} tone="stone">
    <FormPlace code={code} />
  </Section>
)
