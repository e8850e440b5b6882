import { useTranslation } from 'react-i18next'
import * as css from './found-machines.module.css'
import { type CatalogueFilterState } from '../../features/catalogue-filter'
import { withQuery } from '../../routes'
import { opensElsewhere } from '../../ui/controls/opens-elsewhere'
import { Icon } from '../../ui/media/icon'

/** Machines of a page of the list. */
const PER_PAGE = 24
/** Pages that are rendered at once: more would make a document that is slow to change. */
const PAGES_AT_ONCE = 2

/** The products found, and the requested page of them. */
type Asked = Pick<CatalogueFilterState, 'products' | 'page'>

const pagesOf = ({ products }: Asked) => Math.max(1, Math.ceil(products.length / PER_PAGE))

const lastOf = (state: Asked) => Math.min(state.page, pagesOf(state))

/** The products that are rendered: the requested page, and the one before it. */
export function shownOf(state: Asked, pages = PAGES_AT_ONCE): readonly number[] {
  const last = lastOf(state)
  return state.products.slice(Math.max(0, last - pages) * PER_PAGE, last * PER_PAGE)
}

interface PagesProps {
  readonly state: CatalogueFilterState
  readonly to: 'previous' | 'next'
}

/** A link to more machines, or back to earlier ones; with a script it changes the list. */
export function Pages({ state, to }: PagesProps) {
  const { t } = useTranslation()
  const last = lastOf(state)
  const page = to === 'next' ? last + 1 : last - PAGES_AT_ONCE
  if (page < 1 || page > pagesOf(state)) return null
  const shown = Math.min(last * PER_PAGE, state.products.length)
  return (
    <p className={css.more}>
      <a
        href={withQuery(window.location.search, { page: page === 1 ? '' : String(page) }) || '?'}
        rel={to === 'next' ? 'next' : 'prev'}
        className={css.moreLink}
        onClick={(event) => {
          if (opensElsewhere(event)) return
          event.preventDefault()
          state.goToPage(page)
        }}
      >
        {t(to === 'next' ? 'listing.more' : 'listing.previous')}
        {to === 'next' && <Icon name="down" />}
      </a>
      {to === 'next' && (
        <span className={css.status}>
          {t('filter.shown', { shown, total: state.products.length })}
        </span>
      )}
    </p>
  )
}
