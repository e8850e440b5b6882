import type { FilterOptionView } from '../../features/category-filter'

/** An entry that a section's own page shows. */
export type EntryInPlace = Queries.EntryInPlaceFragment

/** The options of a list that editors offer. */
export const activeOptions = (list: Queries.FilterOptionsFragment | null): FilterOptionView[] =>
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
