import { useTranslation } from 'react-i18next'
import * as css from '../header/tool.module.css'
import { toggleOverlay, useLayout } from '../overlays/layout-store'
import { preloadTalkPanel } from './talk-panel'

/** "Let's talk": opens and closes the contact form. */
export function TalkToggle() {
  const { t } = useTranslation()
  const isOpen = useLayout(({ open }) => open === 'form')
  return (
    <button
      type="button"
      className={css.talk}
      aria-expanded={isOpen}
      data-opens="form"
      data-needs-script
      onPointerEnter={preloadTalkPanel}
      onFocus={preloadTalkPanel}
      onClick={() => toggleOverlay('form')}
    >
      {t('talk.open')}
    </button>
  )
}
