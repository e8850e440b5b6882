import { useEffect, useRef, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyComponent } from '../../ui/lazy/lazy-code'
import type { Receipt } from './consent-widget'
import type { SentDetailsProps } from './sent-details'
import * as css from './sent.module.css'

const details = lazyComponent<SentDetailsProps>(
  async () => (await import('./sent-details')).SentDetails,
)

/**
 * "Thank you" with the reference, and then the details, whose code is fetched only now. It takes
 * the focus, because the form is gone.
 *
 * @param code of the purpose's own form
 */
export function Sent({ code, receipt }: { readonly code: string; readonly receipt: Receipt }) {
  const { t } = useTranslation()
  const ref = useRef<HTMLParagraphElement>(null)
  const [Details, setDetails] = useState<ComponentType<SentDetailsProps> | null>(details.loaded)
  useEffect(() => {
    ref.current?.focus()
    // Without its code the thanks stay as they are: a reload would lose the reference.
    details.load().then(
      (Component) => setDetails(() => Component),
      () => undefined,
    )
  }, [])
  return (
    <div className={css.sent}>
      <p ref={ref} className={css.thanks} role="status" tabIndex={-1}>
        {t('form.sent')}
        {receipt.reference && ` ${t('form.reference')} ${receipt.reference}`}
      </p>
      {Details && <Details code={code} answers={receipt.answers} />}
    </div>
  )
}
