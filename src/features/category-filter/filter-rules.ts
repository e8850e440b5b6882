import type { ListName } from '../../routes'

/** An option of a list of categories; `id` is its value in the URL and in the items. */
export interface FilterOptionView {
  readonly id: string
  readonly title: string
}

/** A list of categories to choose from. */
export interface FilterView {
  /** Its name in the address: `job` for `?job[]=701`. */
  readonly name: ListName
  /** Its visible label. */
  readonly label: string
  readonly options: readonly FilterOptionView[]
}

/** A list from the content, without the page's label for it. */
export type PlainFilter = Omit<FilterView, 'label'>

/** Ids by the name of their list: the categories of an item, or a visitor's choice. */
export type CategoryIds = Readonly<Record<string, readonly string[]>>

const has = (item: CategoryIds, name: string, id: string): boolean =>
  item[name]?.includes(id) ?? false

/** Within a list any of the chosen ids is enough, across lists each has to be met (requirements D7). */
const meets = (item: CategoryIds, choice: CategoryIds, except?: string): boolean =>
  Object.entries(choice).every(
    ([name, ids]) => name === except || ids.length === 0 || ids.some((id) => has(item, name, id)),
  )

/** Whether an item is shown under a choice. */
export const isShown = (item: CategoryIds, choice: CategoryIds): boolean => meets(item, choice)

/** How many items an option gives beside the choice in the other lists. */
export const countOf = (
  items: readonly CategoryIds[],
  choice: CategoryIds,
  name: string,
  id: string,
): number => items.filter((item) => meets(item, choice, name) && has(item, name, id)).length

/** A choice with one option of a list added or removed. */
export function withOption(
  choice: CategoryIds,
  name: string,
  id: string,
  isChosen: boolean,
): CategoryIds {
  const others = (choice[name] ?? []).filter((each) => each !== id)
  return { ...choice, [name]: isChosen ? [...others, id] : others }
}

/** Whether anything at all is chosen. */
export const isAny = (choice: CategoryIds): boolean =>
  Object.values(choice).some((ids) => ids.length > 0)

/** The ids of a choice that its lists know, in the order of the lists. */
export const known = (choice: CategoryIds, filters: readonly PlainFilter[]): CategoryIds =>
  Object.fromEntries(
    filters.map(({ name, options }) => [
      name,
      options.map(({ id }) => id).filter((id) => choice[name]?.includes(id)),
    ]),
  )

/**
 * The filters worth offering for some items: options that at least one item has, and lists that
 * leave a choice.
 */
export const offered = <Filter extends PlainFilter>(
  filters: readonly Filter[],
  items: readonly CategoryIds[],
): Filter[] =>
  filters
    .map((filter) => ({
      ...filter,
      options: filter.options.filter(({ id }) => items.some((item) => has(item, filter.name, id))),
    }))
    .filter(({ options }) => options.length > 1)
