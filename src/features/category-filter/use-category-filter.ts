import { listParameter } from '../../routes'
import { track } from '../analytics'
import { useQueryState } from '../../ui/hooks/use-query-state'
import {
  countOf,
  isAny,
  isShown,
  known,
  withOption,
  type CategoryIds,
  type FilterView,
} from './filter-rules'

/** The state of a filtered list, and a visitor's actions on it. */
export interface CategoryFilterState {
  readonly filters: readonly FilterView[]
  readonly choice: CategoryIds
  readonly isFiltered: boolean
  /** How many items are shown, and how many there are. */
  readonly shown: number
  readonly total: number
  /** Whether any item is shown, also one that was not passed to the hook. */
  readonly shows: (item: CategoryIds) => boolean
  /** The number of items that an option would give. */
  readonly countOf: (name: string, id: string) => number
  readonly choose: (name: string, id: string, isChosen: boolean) => void
  readonly reset: () => void
}

/** The choice in the URL, without ids that its lists do not know. */
function useAddressedChoice(filters: readonly FilterView[]) {
  const [query, write] = useQueryState()
  const asked = filters.map(({ name }) => [name, query.getAll(listParameter(name))] as const)
  const keep = (choice: CategoryIds) =>
    write(Object.fromEntries(filters.map(({ name }) => [listParameter(name), choice[name] ?? []])))
  return [known(Object.fromEntries(asked), filters), keep] as const
}

/**
 * Filters a list by categories, with the state in the URL (`?job[]=701&place[]=Carrara`): OR within
 * a list of categories, AND across them. Every change is reported to the tag manager.
 *
 * On the server and without JavaScript everything is shown.
 *
 * @param filters the lists to choose from, see `offered`
 * @param items the categories of each item
 */
export function useCategoryFilter(
  filters: readonly FilterView[],
  items: readonly CategoryIds[],
): CategoryFilterState {
  const [choice, keep] = useAddressedChoice(filters)

  const change = (next: CategoryIds, names: readonly string[]) => {
    keep(next)
    for (const { name, options } of filters.filter((filter) => names.includes(filter.name))) {
      const chosen = options.filter(({ id }) => next[name]?.includes(id))
      const titles = chosen.map(({ title }) => title)
      track({ event: 'filter-change', category: name, filters: titles })
    }
  }

  return {
    filters,
    choice,
    isFiltered: isAny(choice),
    shown: items.filter((item) => isShown(item, choice)).length,
    total: items.length,
    shows: (item) => isShown(item, choice),
    countOf: (name, id) => countOf(items, choice, name, id),
    choose: (name, id, isChosen) =>
      change(known(withOption(choice, name, id, isChosen), filters), [name]),
    reset: () =>
      change(
        known({}, filters),
        filters.map(({ name }) => name).filter((name) => (choice[name] ?? []).length > 0),
      ),
  }
}
