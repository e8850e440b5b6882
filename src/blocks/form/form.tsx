import { useTranslation } from 'react-i18next'
import * as css from './form.module.css'
import { Section } from '../../ui/section'
import { useNearViewport } from '../../ui/use-near-viewport'
import { useLazy } from '../use-lazy'
import type { FormView } from '../view-models'

const load = () => import('../../features/contact-form').then(({ ConsentForm }) => ConsentForm)

/** A form of the consent widget, fetched when its place comes near; the place keeps its height. */
export function FormBlock({ block: { title, text, code } }: { block: FormView }) {
  const { t } = useTranslation()
  const { ref, near } = useNearViewport<HTMLDivElement>()
  const { Part: ConsentForm, failed } = useLazy(near, load)
  return (
    <Section title={title} text={text} tone="stone">
      <div ref={ref} className={css.form}>
        {ConsentForm && <ConsentForm code={code} />}
        {failed && <p role="alert">{t('form.failed')}</p>}
      </div>
    </Section>
  )
}
