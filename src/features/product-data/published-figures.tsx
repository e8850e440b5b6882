import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button'
import { Skeleton } from '../../ui/cards/skeleton'
import type { Figure } from '../../ui/view-models'
import type { FailureReason } from './fetch-product-data'
import { DataTable } from './data-table'
import * as css from './technical-data.module.css'

/**
 * Rows of the skeleton: about the height of a usual machine's data; the box cuts off further rows.
 */
const SKELETON_LINES = 20

/** The key figures in the content, as of the last build of the site. */
export function PublishedFigures({ figures }: { figures: readonly Figure[] }) {
  const { t } = useTranslation()
  return figures.length === 0 ? null : <DataTable title={t('product.published')} rows={figures} />
}

/** The loading state: the published key figures, and a skeleton in place of the other data. */
export function LoadingFigures({ figures }: { figures: readonly Figure[] }) {
  const { t } = useTranslation()
  return (
    <>
      <PublishedFigures figures={figures} />
      <noscript>{t('product.dataNeedsScript')}</noscript>
      <div data-needs-script>
        <Skeleton lines={SKELETON_LINES} />
      </div>
    </>
  )
}

interface FailureProps {
  readonly reason: FailureReason
  readonly onRetry: () => void
}

/** Says why there are no data, with a retry button if a retry may help. */
export function Failure({ reason, onRetry }: FailureProps) {
  const { t } = useTranslation()
  return (
    <div className={css.failure} role="alert">
      <p>{t(`product.dataFailed.${reason}`)}</p>
      {reason !== 'missing' && <Button onClick={onRetry}>{t('error.retry')}</Button>}
    </div>
  )
}
