import { useEffect, useMemo, useRef, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './list.module.css'
import {
  useCategoryFilter,
  type CategoryFilterState,
  type FilterView,
} from '../../features/category-filter'
import {
  useLoadMore,
  useScrollRestoration,
  type ListingFilter,
  type ListingView,
} from '../../features/listing'
import { Section } from '../../ui/layout/section'
import { LoadFailed } from '../../ui/lazy/load-failed'
import { lazyComponent } from '../../ui/lazy/lazy-code'
import { useLazy } from '../../ui/lazy/use-lazy'
import { CategoryFilters } from '../shared/category-filters'
import { gatsbyPages } from './load-page'
import { LoadMore } from './load-more'
import type { ListingEntriesProps } from './variants/listing-entries-props'

interface ListProps {
  readonly title: string
  readonly listing: ListingView
  readonly Entries: ComponentType<ListingEntriesProps>
}

/** Represents each entry of the whole list, with its categories, for the counts of the choices. */
const counted = ({ name, groups }: ListingFilter) =>
  groups.flatMap(({ ids, count }) => Array.from({ length: count }, () => ({ [name]: ids })))

/**
 * The filter of a list, in the language of the site.
 *
 * @param filter the same object during the life of the page (it is part of the page's context)
 */
function useFilterOf(filter: ListingFilter | null) {
  const { t } = useTranslation()
  const label = t(filter?.name === 'press' ? 'filter.topic' : 'finder.businessUnit')
  const filters = useMemo(
    (): FilterView[] => (filter ? [{ name: filter.name, label, options: filter.options }] : []),
    [filter, label],
  )
  const items = useMemo(() => (filter ? counted(filter) : []), [filter])
  return useCategoryFilter(filters, items)
}

/** The loaded pages of a list, and the link to the next. */
function GrowingList({ title, listing, Entries }: ListProps) {
  const list = useRef<HTMLDivElement>(null)
  const growing = useLoadMore(listing, gatsbyPages)
  const { firstNew } = growing

  // The button may be gone; reading continues with the new entries.
  useEffect(() => {
    if (firstNew === null) return
    const items = list.current?.querySelectorAll<HTMLElement>('[data-item]') ?? []
    const item = [...items].find(({ dataset }) => dataset.item === firstNew)
    item?.querySelector('a')?.focus({ preventScroll: true })
  }, [firstNew])

  return (
    <div ref={list}>
      <Entries title={title} listing={listing} parts={growing.parts} />
      <LoadMore growing={growing} total={listing.total} />
    </div>
  )
}

const filteredList = lazyComponent(async () => (await import('./filtered-list')).FilteredList)

/** The filtered list; its code is fetched when a visitor chooses something. */
function ListUnderFilter(props: ListProps & { readonly filter: CategoryFilterState }) {
  const { t } = useTranslation()
  const { Component: FilteredList, failed, retry } = useLazy(filteredList, true)
  if (failed) return <LoadFailed onRetry={retry} />
  return FilteredList ? (
    <FilteredList {...props} />
  ) : (
    <p className={css.notice}>{t('listing.loading')}</p>
  )
}

/** A list of a section's entries: filter, parts, and the button for more. */
export function List(props: ListProps) {
  const { title, listing } = props
  const { t } = useTranslation()
  const filter = useFilterOf(listing.filter)
  useScrollRestoration()
  if (listing.total === 0) {
    return (
      <Section label={title}>
        <p>{t('listing.none')}</p>
      </Section>
    )
  }
  return (
    <>
      {listing.filter && <CategoryFilters className={css.bar} state={filter} />}
      {filter.isFiltered ? (
        <ListUnderFilter {...props} filter={filter} />
      ) : (
        <GrowingList {...props} />
      )}
    </>
  )
}
