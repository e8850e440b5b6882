import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './plain-form.module.css'
import { Button } from '../../ui/controls/button'
import { isServer } from '../../ui/hydration/hydrating'

interface PlainFormProps {
  /** Where the request goes: a mail address (`mailto:`), or an address of this site. */
  readonly action: string | null
  /** The subject of the request: the name of the form. */
  readonly subject: string
  /** In place of the form where there is no `action`. */
  readonly children?: ReactNode
}

const ROWS = 12

function Fields({ action, subject }: { action: string; subject: string }) {
  const { t } = useTranslation()
  const isMail = action.startsWith('mailto:')
  const to = isMail && !action.includes('?')
  return (
    <form
      className={css.form}
      method="post"
      action={to ? `${action}?subject=${encodeURIComponent(subject)}` : action}
      encType={isMail ? 'text/plain' : undefined}
    >
      <input type="hidden" name="subject" value={subject} />
      {isMail && <p>{t('form.plain.intro')}</p>}
      <label className={css.field}>
        {t('form.plain.request')}
        <textarea className={css.input} name="request" rows={ROWS} required />
      </label>
      <label className={css.field}>
        {t('form.plain.name')}
        <input className={css.input} name="name" autoComplete="name" minLength={2} required />
      </label>
      <label className={css.field}>
        {t('form.plain.email')}
        <input className={css.input} name="email" type="email" autoComplete="email" required />
      </label>
      <label className={css.field}>
        {t('form.plain.telephone')}
        <input className={css.input} name="telephone" type="tel" autoComplete="tel" />
      </label>
      <label className={css.consent}>
        <input className={css.box} name="privacy" type="checkbox" value="yes" required />
        {t('form.plain.consent')}
      </label>
      <Button type="submit" kind="solid">
        {t('form.plain.send')}
      </Button>
    </form>
  )
}

/**
 * A form in the HTML for browsers without JavaScript, which the widget needs. Only the widget knows
 * the fields of a form, so the request is a text with as many lines as a visitor needs.
 */
export const PlainForm = ({ action, subject, children }: PlainFormProps) => (
  // Only the server fills it: browsers with JavaScript need no second form.
  <noscript>
    {isServer && (action === null ? children : <Fields action={action} subject={subject} />)}
  </noscript>
)
