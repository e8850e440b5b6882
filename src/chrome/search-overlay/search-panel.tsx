import { navigate } from 'gatsby'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchBar } from '../../features/search'
import { useOverlay } from '../overlays/use-overlay'
import * as css from './search-panel.module.css'

export interface SearchPanelProps {
  /** The site's search page; without one the search leads nowhere and only keeps its text. */
  readonly searchHref?: string
}

/** The search over the page, below the header (specification 2.4). */
export function SearchPanel({ searchHref }: SearchPanelProps) {
  const { t } = useTranslation()
  const { ref } = useOverlay<HTMLDivElement>('search')
  const [query, setQuery] = useState('')
  const title = useId()
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
          if (!searchHref || wanted === '') return
          navigate(`${searchHref}?query=${encodeURIComponent(wanted)}`)
        }}
      />
    </div>
  )
}
