import { useTranslation } from 'react-i18next'
import { TalkButton } from '../../chrome/talk-panel/talk-button'
import { useTalkAbout } from '../../features/talk-subject'
import { phoneHref } from '../../ui/controls/phone-href'
import { CallBand } from '../../ui/layout/call-band'
import type { ActionView, ContactView } from '../../ui/view-models'

interface ContactBandProps {
  readonly contact: ContactView
  /** What the visitor was looking at; the subject of the message. */
  readonly subject: string
  /** Further calls to action that editors gave the page. */
  readonly actions?: readonly ActionView[]
}

/**
 * Closes a catalogue page with the ways to reach a person. The contact form, which the header opens
 * too, hears what the visitor was looking at.
 */
export function ContactBand({ contact, subject, actions = [] }: ContactBandProps) {
  const { t } = useTranslation()
  useTalkAbout(subject)
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
    ...(phone ? [{ label: phone, href: phoneHref(phone) }] : []),
    ...actions,
  ]
  return (
    <CallBand
      title={t('contact.title')}
      text={t('contact.text')}
      lead={<TalkButton />}
      actions={ways}
    />
  )
}
