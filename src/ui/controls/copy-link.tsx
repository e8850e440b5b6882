import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button'

/**
 * Copies the URL of this page, or of an anchor on it, and confirms it. Hidden without JavaScript.
 */
export function CopyLink({ id }: { readonly id?: string }) {
  const { t } = useTranslation()
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    const { origin, pathname } = window.location
    try {
      await navigator.clipboard.writeText(origin + pathname + (id ? `#${id}` : ''))
      setCopied(true)
    } catch {
      // The browser refuses the clipboard: the anchor goes into the page's URL, for the visitor to
      // copy.
      if (id) window.location.hash = id
    }
  }
  return (
    <p data-needs-script>
      <Button kind="text" onClick={() => void copy()}>
        <span>{t('entry.copyLink')}</span>
      </Button>{' '}
      <span role="status">{copied && t('entry.linkCopied')}</span>
    </p>
  )
}
