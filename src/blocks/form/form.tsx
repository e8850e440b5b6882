import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './form.module.css'
import { PlainForm } from '../../features/plain-form'
import { Section } from '../../ui/layout/section'
import { onceNear, useNearViewport } from '../../ui/hooks/use-near-viewport'
import { firstInteraction } from '../../ui/hydration/interaction'
import { LoadFailed } from '../../ui/lazy/load-failed'
import { lazyComponent } from '../../ui/lazy/lazy-code'
import { useLazy } from '../../ui/lazy/use-lazy'
import type { FormView } from '../view-models'

const consentForm = lazyComponent(async () => (await import('./consent-form')).ConsentForm)

/**
 * A form is much code, and the phone's first screen ends shortly above it. Before the first interaction it
 * is fetched only 100 px below the window, and afterwards at the usual distance.
 *
 * @returns stops it
 */
function onceWithinReach(element: Element, run: () => void): () => void {
  let stop = onceNear(element, run, 100)
  let isStopped = false
  void firstInteraction().then(() => {
    stop()
    if (!isStopped) stop = onceNear(element, run)
  })
  return () => {
    isStopped = true
    stop()
  }
}

/**
 * It is inside the section, so that there is an element to observe once the section is hydrated.
 * Until the form is loaded this place itself takes the focus, so that the keyboard does not skip a
 * form that is loading.
 */
function FormPlace({ title, code }: Pick<FormView, 'title' | 'code'>) {
  const { t } = useTranslation()
  const { ref, near } = useNearViewport<HTMLDivElement>(true, onceWithinReach)
  const { Component: ConsentForm, failed, retry } = useLazy(consentForm, near)
  const [tabIndex, setTabIndex] = useState(0)
  return (
    <div
      ref={ref}
      className={css.form}
      data-needs-script=""
      tabIndex={tabIndex}
      role="group"
      aria-label={title ?? t('form.loading')}
    >
      {ConsentForm && <ConsentForm code={code} onSettled={() => setTabIndex(-1)} />}
      {failed && <LoadFailed message={t('form.failed')} onRetry={retry} />}
    </div>
  )
}

/** A form of the consent widget, fetched when it comes near the viewport; its height is reserved. */
export const FormBlock = ({ block: { title, text, code, action } }: { block: FormView }) => (
  <Section title={title} text={text} tone="stone">
    <FormPlace title={title} code={code} />
    <PlainForm action={action} subject={title ?? code} />
  </Section>
)
