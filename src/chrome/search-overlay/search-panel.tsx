import { navigate } from 'gatsby'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchBar, useTypedSearch } from '../../features/search'
import { path, searchUrl } from '../../routes'
import { useAreaMessages } from '../../ui/hooks/use-area-messages'
import { useElementId } from '../../ui/hooks/use-element-id'
import { LoadFailed } from '../../ui/lazy/load-failed'
import { useSite } from '../../ui/site-context'
import { useOverlay } from '../overlays/use-overlay'
import * as css from './search-panel.module.css'
import { Answer } from './answer'
import { offeredIn } from './offered'
import { useSuggestionKeys } from './use-suggestion-keys'

/**
 * The search over the page, below the header (requirements 2.4). While a visitor types, it offers
 * the first results, as a combobox with a list. Enter leads to the search page with all results.
 */
export function SearchPanel() {
  const { t } = useTranslation()
  const { handle } = useSite()
  const { ref } = useOverlay<HTMLDivElement>('search')
  const [query, setQuery] = useState('')
  const texts = useAreaMessages('search')
  const state = useTypedSearch(texts.state === 'ready' ? query : '')
  const title = useElementId()
  const list = useElementId()
  const clear = () => setQuery('')
  const { active, ...keys } = useSuggestionKeys({
    list,
    count: offeredIn(state).length,
    of: state.status === 'ready' ? state.found : null,
    onClear: query === '' ? null : clear,
  })
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
          if (wanted !== '') navigate(searchUrl(handle, { query: wanted }))
        }}
        action={path('search', handle)}
        isLoading={state.status === 'loading' || (query !== '' && texts.state === 'loading')}
        combobox={keys}
      />
      {texts.state === 'failed' && <LoadFailed onRetry={texts.retry} />}
      {texts.state === 'ready' && (
        <Answer state={state} query={query} list={list} active={active} onChoose={clear} />
      )}
    </div>
  )
}
