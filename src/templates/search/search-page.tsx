import { navigate } from 'gatsby'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './search-page.module.css'
import { CategoriesBlock } from '../../blocks/categories/categories'
import { SearchBar } from '../../features/search'
import { useQueryState } from '../../ui/hooks/use-query-state'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs'
import { LinkRows, type LinkRowView } from '../../ui/controls/link-rows'
import { Section } from '../../ui/layout/section'
import type { CategoryView, LinkView } from '../../ui/view-models'
import { SearchResults } from './search-results'

export interface SearchPageProps {
  readonly trail: readonly LinkView[]
  /** The editors' own title and lines; else those of the interface. */
  readonly title: string | null
  readonly abstract: string | null
  /** The address of this page; what is searched for is its parameter `query`. */
  readonly href: string
  /** Where the form leads without a script. */
  readonly action: string
  readonly categories: readonly CategoryView[]
  readonly sections: readonly LinkRowView[]
}

/** The search bar with the words of the address. Without a script the browser itself sends the form. */
function AddressedSearch({ href, action }: Pick<SearchPageProps, 'href' | 'action'>) {
  const [address] = useQueryState()
  const asked = address.get('query') ?? ''
  const [words, setWords] = useState('')
  const [shown, setShown] = useState('')
  // Another address has other words, whatever was typed before.
  if (shown !== asked) {
    setShown(asked)
    setWords(asked)
  }
  return (
    <SearchBar
      action={action}
      query={words}
      onQueryChange={setWords}
      onSearch={(wanted) => {
        navigate(wanted === '' ? href : `${href}?query=${encodeURIComponent(wanted)}`)
      }}
    />
  )
}

/** The search page: the bar, and below it where to begin without a word to search for. */
export function SearchPage({
  trail,
  title,
  abstract,
  href,
  action,
  categories,
  sections,
}: SearchPageProps) {
  const { t } = useTranslation()
  return (
    <>
      <div className={css.head} data-tone="dark">
        <Breadcrumbs trail={trail} current={t('search.open')} />
        <h1 className={css.title}>{title ?? t('search.title')}</h1>
        {abstract && <p>{abstract}</p>}
        <AddressedSearch href={href} action={action} />
      </div>
      <SearchResults />
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
      <Section title={t('search.sections')} layout="aside">
        <LinkRows rows={sections} />
      </Section>
    </>
  )
}
