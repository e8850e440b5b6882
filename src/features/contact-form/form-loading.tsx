import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../ui/cards/skeleton'

/** Stands for a form that is on its way. */
export function FormLoading({ lines }: { readonly lines: number }) {
  const { t } = useTranslation()
  return (
    <div role="status">
      <span className="visually-hidden">{t('form.loading')}</span>
      <Skeleton lines={lines} />
    </div>
  )
}
