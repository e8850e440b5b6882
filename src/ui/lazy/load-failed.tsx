import { useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './load-failed.module.css'
import { Button } from '../controls/button'

interface LoadFailedProps {
  /** A sentence that names the missing part; by default a part of the page. */
  readonly message?: string
  /** `dark` over the page, without another background. */
  readonly tone?: 'dark'
  readonly onRetry: () => void
}

/**
 * Says that a part of the page failed to load, with a retry button. It retries by itself when the
 * browser is back online.
 */
export function LoadFailed({ message, tone, onRetry }: LoadFailedProps) {
  const { t } = useTranslation()
  // Together with the visible message: the connection may be back at once.
  useLayoutEffect(() => {
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [onRetry])
  return (
    <div className={css.failed} data-tone={tone} role="alert">
      <p>{message ?? t('chrome.loadFailed')}</p>
      <Button onClick={onRetry}>{t('error.retry')}</Button>
    </div>
  )
}
