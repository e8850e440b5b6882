import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { purposeOf } from '../../routes'
import { ContactMethods } from '../../ui/text/contact-methods'
import { Facts } from '../../ui/text/facts'
import { RichText } from '../../ui/text/rich-text'
import { useSiteData } from '../site-data'
import type { Receipt } from './consent-widget'
import * as css from './sent.module.css'

/**
 * "Thank you", with the reference, what happens next, whom to call, and a summary of the answers.
 * It takes the focus, because the form is gone.
 *
 * @param code of the purpose's own form
 */
export function Sent({ code, receipt }: { readonly code: string; readonly receipt: Receipt }) {
  const { t } = useTranslation()
  const ref = useRef<HTMLParagraphElement>(null)
  const forms = useSiteData('forms')
  useEffect(() => ref.current?.focus(), [])
  const { purposes, reach } = forms.state === 'ready' ? forms.data : { purposes: [], reach: [] }
  const next = purposeOf(purposes, code)?.confirmation
  const [phone] = reach.filter(({ href }) => href.startsWith('tel:'))
  const answers = receipt.answers.filter(({ value }) => value !== '')
  return (
    <div className={css.sent}>
      <p ref={ref} className={css.thanks} role="status" tabIndex={-1}>
        {t('form.sent')}
        {receipt.reference && ` ${t('form.reference')} ${receipt.reference}`}
      </p>
      {next && <RichText html={next} />}
      {phone && (
        <div className={css.call}>
          <p>{t('form.call')}</p>
          <ContactMethods methods={[phone]} />
        </div>
      )}
      {answers.length > 0 && (
        <div className={css.answers}>
          <p className={css.title}>{t('form.answers')}</p>
          <Facts facts={answers} variant="row" />
        </div>
      )}
    </div>
  )
}
