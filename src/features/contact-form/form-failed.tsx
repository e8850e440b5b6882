import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button'
import * as css from './form-failed.module.css'

interface FormFailedProps {
  /** What a visitor can do in place of writing a form. */
  readonly children?: ReactNode
  readonly onRetry: () => void
}

/** Says that a form cannot be had, and offers to try again. */
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
