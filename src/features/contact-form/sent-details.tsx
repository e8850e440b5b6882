import { useTranslation } from 'react-i18next'
import { purposeOf } from '../../routes'
import { ContactMethods } from '../../ui/text/contact-methods'
import { Facts } from '../../ui/text/facts'
import { RichText } from '../../ui/text/rich-text'
import { useSiteData } from '../site-data'
import type { Receipt } from './consent-widget'
import * as css from './sent-details.module.css'

export interface SentDetailsProps {
  /** The purpose's own form. */
  readonly code: string
  readonly answers: Receipt['answers']
}

/** The next steps after a form has been sent, a number to call, and a summary of the answers. */
export function SentDetails({ code, answers }: SentDetailsProps) {
  const { t } = useTranslation()
  const forms = useSiteData('forms')
  const { purposes, reach } = forms.state === 'ready' ? forms.data : { purposes: [], reach: [] }
  const next = purposeOf(purposes, code)?.confirmation
  const phone = reach.find(({ href }) => href.startsWith('tel:'))
  const given = answers.filter(({ value }) => value !== '')
  return (
    <>
      {next && <RichText html={next} />}
      {phone && (
        <div className={css.call}>
          <p>{t('form.call')}</p>
          <ContactMethods methods={[phone]} />
        </div>
      )}
      {given.length > 0 && (
        <div className={css.answers}>
          <p className={css.title}>{t('form.answers')}</p>
          <Facts facts={given} variant="row" />
        </div>
      )}
    </>
  )
}
