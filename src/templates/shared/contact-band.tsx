import { useTranslation } from 'react-i18next'
import { TalkButton } from '../../chrome/talk-panel/talk-button'
import { useEnquiryAbout, type EnquiryFields } from '../../features/enquiry'
import { CallBand } from '../../ui/layout/call-band'
import type { ActionView, ContactView } from '../../ui/view-models'

interface ContactBandProps {
  readonly contact: ContactView
  /** The visitor's subject, which is also the subject of the message. */
  readonly subject: string
  /** The subject by the names of the forms' fields. */
  readonly fields?: EnquiryFields
  /** The editors' calls to action, in place of the contact form. */
  readonly actions?: readonly ActionView[]
}

/**
 * Closes a catalogue page with ways to contact a person. The contact form, which the header opens
 * too, gets the subject of the page.
 */
export function ContactBand({ contact, subject, fields, actions = [] }: ContactBandProps) {
  const { t } = useTranslation()
  useEnquiryAbout(subject, fields)
  const { phone } = contact
  const ways = actions.concat(phone ? { label: phone.number, href: phone.href } : [])
  return (
    <CallBand
      title={t('contact.title')}
      text={t('contact.text')}
      lead={!actions[0] && <TalkButton />}
      actions={ways}
    />
  )
}
