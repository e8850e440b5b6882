import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button'
import * as css from './form-failed.module.css'

interface FormFailedProps {
  /** Alternatives to a form. */
  readonly children?: ReactNode
  readonly onRetry: () => void
}

/** Says that a form failed to load, and offers a retry. */
export function FormFailed({ children, onRetry }: FormFailedProps) {
  const { t } = useTranslation()
  return (
    <div className={css.failure} role="alert">
      <p>{t('form.failed')}</p>
      {children}
      <Button onClick={onRetry}>{t('error.retry')}</Button>
    </div>
  )
}
