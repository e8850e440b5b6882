import { useTranslation } from 'react-i18next'
import * as css from './list.module.css'
import type { GrowingList } from '../../features/listing'
import { opensElsewhere } from '../../ui/controls/opens-elsewhere'
import { Icon } from '../../ui/media/icon'

/**
 * A link to the next page of a list. With a script it extends the list in place. Afterwards it
 * announces the number of shown entries.
 */
export function LoadMore({ growing, total }: { growing: GrowingList; total: number }) {
  const { t } = useTranslation()
  const { next, shown, state, firstNew, loadMore } = growing
  return (
    <div className={css.more}>
      {next && (
        <a
          href={next}
          rel="next"
          className={css.moreLink}
          aria-disabled={state === 'loading' || undefined}
          onClick={(event) => {
            if (opensElsewhere(event)) return
            event.preventDefault()
            loadMore()
          }}
        >
          {t(state === 'loading' ? 'listing.loading' : 'listing.more')}
          <Icon name="down" />
        </a>
      )}
      {next && <p className={css.moreCount}>{t('filter.shown', { shown, total })}</p>}
      <p role="status" className={state === 'failed' ? undefined : 'visually-hidden'}>
        {state === 'failed' && t('chrome.loadFailed')}
        {state === 'idle' && firstNew !== null && t('listing.added', { shown, total })}
      </p>
    </div>
  )
}
