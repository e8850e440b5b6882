import { useTranslation } from 'react-i18next'
import { CallBand } from '../ui/call-band'
import type { ActionView, ContactView } from '../ui/view-models'

interface ContactBandProps {
  readonly contact: ContactView
  /** What the visitor was looking at; the subject of the message. */
  readonly subject: string
  /** Further calls to action that editors gave the page. */
  readonly actions?: readonly ActionView[]
}

/** Closes a catalogue page with the ways to reach a person. Nothing when there is no way. */
export function ContactBand({ contact, subject, actions = [] }: ContactBandProps) {
  const { t } = useTranslation()
  const { email, phone } = contact
  const ways: ActionView[] = [
    ...(email
      ? [
          {
            label: t('contact.write'),
            href: `mailto:${email}?subject=${encodeURIComponent(subject)}`,
          },
        ]
      : []),
    ...(phone ? [{ label: phone, href: `tel:${phone.replace(/[^+\d]/g, '')}` }] : []),
    ...actions,
  ]
  return ways.length === 0 ? null : (
    <CallBand title={t('contact.title')} text={t('contact.text')} actions={ways} />
  )
}
