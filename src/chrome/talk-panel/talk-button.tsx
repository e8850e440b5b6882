import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button'
import { Icon } from '../../ui/media/icon'
import { openOverlay } from '../overlays/layout-store'
import { preloadTalkPanel } from './talk-panel'

/** "Let's talk" on a page itself: opens the contact form as the header's button does. */
export function TalkButton() {
  const { t } = useTranslation()
  return (
    <Button
      kind="solid"
      data-needs-script
      onPointerEnter={preloadTalkPanel}
      onFocus={preloadTalkPanel}
      onClick={() => openOverlay('form')}
    >
      {t('talk.open')}
      <Icon name="talk" />
    </Button>
  )
}
