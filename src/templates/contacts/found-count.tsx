import { useTranslation } from 'react-i18next'
import type { Locator } from '../../features/locator'
import { Button } from '../../ui/controls/button'
import * as css from './place-filter.module.css'

/**
 * The number of places found, and hints when there are none or the visitor's position is unknown.
 */
export function FoundCount({ locator }: { locator: Locator }) {
  const { t } = useTranslation()
  const { found, problem, isNarrowed, reset } = locator
  return (
    <div className={css.count}>
      <div role="status">
        {found.length > 0 && <p>{t('place.count', { count: found.length })}</p>}
        {problem && <p>{problem}</p>}
      </div>
      {isNarrowed && (
        <Button kind="text" onClick={reset}>
          <span>{t('place.reset')}</span>
        </Button>
      )}
    </div>
  )
}
