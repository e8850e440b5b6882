import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './bottom-filters.module.css'
import { Portal } from '../../chrome'
import { CategoryFilter, type CategoryFilterState } from '../../features/category-filter'
import { Button } from '../../ui/controls/button'
import { Icon } from '../../ui/media/icon'

const chosenIn = ({ choice }: CategoryFilterState): number => Object.values(choice).flat().length

/**
 * The filter of a list in small windows: a button that floats over the page, and a sheet that rises
 * from the lower edge (requirements 2.4). Only a script can render it.
 */
export function BottomFilters({ state }: { state: CategoryFilterState }) {
  const { t } = useTranslation()
  const [isMounted, setMounted] = useState(false)
  const sheet = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const frame = requestAnimationFrame(() => setMounted(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  if (!isMounted) return null
  const count = chosenIn(state)
  return (
    <Portal to="bottomFilters">
      <button
        type="button"
        className={css.float}
        aria-haspopup="dialog"
        onClick={() => sheet.current?.showModal()}
        data-behind
      >
        {t('listing.filter')}
        {count > 0 && <span className={css.count}>{count}</span>}
      </button>
      <dialog ref={sheet} className={css.sheet} aria-labelledby={titleId}>
        <div className={css.head}>
          <h2 id={titleId} className={css.title}>
            {t('listing.filter')}
          </h2>
          <button
            type="button"
            className={css.close}
            aria-label={t('chrome.close')}
            onClick={() => sheet.current?.close()}
          >
            <Icon name="close" />
          </button>
        </div>
        <CategoryFilter state={state} />
        <Button kind="solid" disabled={state.shown === 0} onClick={() => sheet.current?.close()}>
          {t('listing.show', { count: state.shown })}
        </Button>
      </dialog>
    </Portal>
  )
}
