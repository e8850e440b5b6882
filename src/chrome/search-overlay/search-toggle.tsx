import { useTranslation } from 'react-i18next'
import * as css from '../header/tool.module.css'
import { path } from '../../routes'
import { Icon } from '../../ui/media/icon'
import { useSite } from '../../ui/site-context'
import { toggleOverlay, useLayout } from '../overlays/layout-store'
import { StandIn } from '../overlays/stand-in'
import { preloadSearchPanel } from './search-overlay'

/**
 * Opens and closes the search. A search page has a search bar of its own; there it does nothing
 * (requirements 2.4).
 */
export function SearchToggle({ inert }: { inert: boolean }) {
  const { t } = useTranslation()
  const isOpen = useLayout(({ open }) => open === 'search')
  const { handle } = useSite()
  return (
    <>
      <button
        type="button"
        className={css.tool}
        aria-expanded={isOpen}
        aria-disabled={inert || undefined}
        data-opens="search"
        data-needs-script
        onPointerEnter={preloadSearchPanel}
        onFocus={preloadSearchPanel}
        onClick={() => {
          if (!inert) toggleOverlay('search')
        }}
      >
        <Icon name={isOpen ? 'close' : 'search'} />
        <span className="visually-hidden">{t('search.open')}</span>
      </button>
      {!inert && (
        <StandIn
          overlay="search"
          action={path('search', handle)}
          name="query"
          label={t('search.open')}
          placeholder={t('search.placeholder')}
        />
      )}
    </>
  )
}
