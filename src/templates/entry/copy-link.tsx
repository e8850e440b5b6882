import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'

/** Puts the address of the page on the visitor's clipboard and says so. */
export function CopyLink() {
  const { t } = useTranslation()
  const [copied, setCopied] = useState(false)
  const copy = () => {
    // Only where the page came by https has a browser a clipboard, and it may refuse it.
    if (!('clipboard' in navigator)) return
    const { origin, pathname } = window.location
    void navigator.clipboard.writeText(`${origin}${pathname}`).then(
      () => setCopied(true),
      () => undefined,
    )
  }
  return (
    <p data-needs-script>
      <Button kind="text" onClick={copy}>
        <span aria-live="polite">{t(copied ? 'entry.linkCopied' : 'entry.copyLink')}</span>
      </Button>
    </p>
  )
}
