import { navigate } from 'gatsby'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchBar } from '../../features/search'
import { path } from '../../routes'
import { useSite } from '../../ui/site-context'
import { useOverlay } from '../overlays/use-overlay'
import * as css from './search-panel.module.css'
import { useElementId } from '../../ui/hooks/use-element-id'

/** The search over the page, below the header; it leads to the search page (requirements 2.4). */
export function SearchPanel() {
  const { t } = useTranslation()
  const { handle } = useSite()
  const { ref } = useOverlay<HTMLDivElement>('search')
  const [query, setQuery] = useState('')
  const title = useElementId()
  return (
    <div
      ref={ref}
      className={css.panel}
      data-tone="dark"
      role="dialog"
      aria-labelledby={title}
      tabIndex={-1}
    >
      <h2 id={title} className={css.title}>
        {t('search.title')}
      </h2>
      <SearchBar
        query={query}
        onQueryChange={setQuery}
        onSearch={(wanted) => {
          if (wanted === '') return
          navigate(`${path('search', handle)}?query=${encodeURIComponent(wanted)}`)
        }}
      />
    </div>
  )
}
