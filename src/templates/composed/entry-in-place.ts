import type { Entry } from '../../contract'
import type { FilterOptionView } from '../../features/category-filter'
import type { FactualEntry } from '../shared/entry-facts'
import type { ActionData, WithImages } from '../shared/views'

/** The answer to the fragment `EntryInPlace`: an entry that a section's own page shows. */
export interface EntryInPlace
  extends
    FactualEntry,
    WithImages<
      Pick<Entry, 'slug' | 'title' | 'abstract' | 'body' | 'image' | 'categories' | 'country'>
    > {
  readonly id: string
  readonly actions: readonly ActionData[]
}

/** A filter list of the site; `null` where the content service has none. */
export interface FilterListData {
  readonly options: readonly (FilterOptionView & { readonly active: boolean })[]
}

/** The options of a list that editors offer. */
export const activeOptions = (list: FilterListData | null): FilterOptionView[] =>
  (list?.options ?? []).filter(({ active }) => active)

/** The ids of an entry's categories. */
export const categoryIdsOf = ({ categories }: Pick<EntryInPlace, 'categories'>): string[] =>
  categories.map(({ id }) => id)

/** The titles of an entry's categories, in the order of their list. */
export const categoryTitles = (
  entry: Pick<EntryInPlace, 'categories'>,
  options: readonly FilterOptionView[],
): string[] =>
  options
    .filter(({ id }) => entry.categories.some((category) => category.id === id))
    .map(({ title }) => title)
