import { useTranslation } from 'react-i18next'
import * as css from './load-failed.module.css'
import { Button } from '../../ui/controls/button'

/** Says that a part of the page could not be downloaded, and offers to try again. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={css.failed} data-tone="dark" role="alert">
      <p>{t('chrome.loadFailed')}</p>
      <Button onClick={onRetry}>{t('form.retry')}</Button>
    </div>
  )
}
