import { useTranslation } from 'react-i18next'
import { ContactForm } from '../../features/contact-form'
import { useEnquirySubject } from '../../features/enquiry'
import { NearestBranch } from '../../features/open-now'
import { Icon } from '../../ui/media/icon'
import { closeOverlay } from '../overlays/layout-store'
import { useOverlay } from '../overlays/use-overlay'
import * as css from './talk-form.module.css'
import { useElementId } from '../../ui/hooks/use-element-id'

/**
 * The panel with the contact form (requirements 2.4) and the nearest branch, from the right and
 * below the header, which stays usable. The main menu may cover the form; the form then keeps its state out of sight.
 */
export function TalkForm() {
  const { t } = useTranslation()
  const { ref, isOpen } = useOverlay<HTMLDivElement>('form')
  const title = useElementId()
  const subject = useEnquirySubject()
  return (
    <div
      ref={ref}
      className={css.panel}
      data-tone="dark"
      role="dialog"
      aria-labelledby={title}
      tabIndex={-1}
      hidden={!isOpen}
    >
      <div className={css.head}>
        <div>
          <h2 id={title} className={css.title}>
            {t('talk.title')}
          </h2>
          {subject && <p className={css.subject}>{t('talk.about', { subject })}</p>}
        </div>
        <button type="button" className={css.close} onClick={() => closeOverlay('form')}>
          <Icon name="close" />
          <span className="visually-hidden">{t('chrome.close')}</span>
        </button>
      </div>
      <div id="talk-form">
        <ContactForm category="global" referrer={subject ? { label: subject } : undefined} />
      </div>
      <NearestBranch />
    </div>
  )
}
