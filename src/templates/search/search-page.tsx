import { navigate } from 'gatsby'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './search-page.module.css'
import { CategoriesBlock } from '../../blocks/categories/categories'
import { SearchBar, useSearch, type SearchState } from '../../features/search'
import { searchUrl, searchRequest, type SearchRequest } from '../../routes'
import { useQueryState } from '../../ui/hooks/use-query-state'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs'
import { LinkRows, type LinkRowView } from '../../ui/controls/link-rows'
import { Section } from '../../ui/layout/section'
import { useSite } from '../../ui/site-context'
import type { CategoryView, LinkView } from '../../ui/view-models'
import { SearchResults } from './search-results'

export interface SearchPageProps {
  readonly trail: readonly LinkView[]
  /** The editors' own title and lines; else those of the interface. */
  readonly title: string | null
  readonly abstract: string | null
  /** The form's target without a script. */
  readonly action: string
  readonly categories: readonly CategoryView[]
  readonly sections: readonly LinkRowView[]
}

interface AddressedBarProps {
  readonly action: string
  readonly request: SearchRequest
  readonly state: SearchState
}

/** The search bar with the query of the URL. Without a script the browser itself sends the form. */
function AddressedBar({ action, request, state }: AddressedBarProps) {
  const { handle } = useSite()
  const [words, setWords] = useState('')
  const [shown, setShown] = useState('')
  // A new URL has a new query, which replaces the typed text.
  if (shown !== request.query) {
    setShown(request.query)
    setWords(request.query)
  }
  return (
    <SearchBar
      action={action}
      query={words}
      onQueryChange={setWords}
      isLoading={state.status === 'loading'}
      onSearch={(query) => {
        if (state.status === 'failed' && query === request.query) state.retry()
        else navigate(searchUrl(handle, { query }))
      }}
    />
  )
}

/** The search page: the bar, the results, and starting points without a query. */
export function SearchPage({
  trail,
  title,
  abstract,
  action,
  categories,
  sections,
}: SearchPageProps) {
  const { t } = useTranslation()
  const [address] = useQueryState()
  const request = searchRequest(address)
  const state = useSearch(request)
  return (
    <>
      <div className={css.head} data-tone="dark">
        <Breadcrumbs trail={trail} current={t('search.open')} />
        <h1 className={css.title}>{title ?? t('search.title')}</h1>
        {abstract && <p>{abstract}</p>}
        <AddressedBar action={action} request={request} state={state} />
      </div>
      <SearchResults request={request} state={state} />
      <CategoriesBlock
        eager
        block={{
          type: 'categories',
          preTitle: t('search.browse'),
          title: t('search.categories'),
          text: null,
          categories,
        }}
      />
      <Section title={t('search.sections')}>
        <LinkRows rows={sections} />
      </Section>
    </>
  )
}
