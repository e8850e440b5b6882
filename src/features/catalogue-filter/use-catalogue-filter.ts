import { useMemo } from 'react'
import { track } from '../analytics'
import { useQueryState } from '../../ui/hooks/use-query-state'
import {
  askedInQuery,
  inOrder,
  isAnyChosen,
  NO_CHOICE,
  readAsked,
  search,
  withOptions,
  withRange,
  type Asked,
  type Catalogue,
  type Choice,
  type FacetName,
  type Found,
  type Order,
  type Range,
} from '../catalogue'

/** The filtered catalogue of a page, and a visitor's actions on it. */
export interface CatalogueFilterState extends Asked {
  readonly catalogue: Catalogue
  readonly isFiltered: boolean
  readonly found: Found
  /** The result without any choice. */
  readonly everything: Found
  /** The products found, sorted. */
  readonly products: readonly number[]
  readonly choose: (facet: FacetName, ids: readonly string[], isToggled: boolean) => void
  readonly chooseRange: (key: string, range: Range) => void
  readonly change: (choice: Choice) => void
  readonly reset: () => void
  readonly sort: (order: Order) => void
  readonly goToPage: (page: number) => void
}

const titlesIn = ({ facets }: Catalogue, choice: Choice, name: FacetName): string[] => {
  const ids = choice.facets[name] ?? []
  const options = facets.find((facet) => facet.name === name)?.options ?? []
  return options.filter(({ id }) => ids.includes(id)).map(({ title }) => title)
}

const boundsOf = ({ min, max }: Range): string[] => [
  ...(min === null ? [] : [`≥ ${min}`]),
  ...(max === null ? [] : [`≤ ${max}`]),
]

/**
 * Reports every facet and figure that differs between two choices to the tag manager (requirements
 * 4).
 */
function report(catalogue: Catalogue, before: Choice, after: Choice): void {
  for (const { name } of catalogue.facets) {
    const titles = titlesIn(catalogue, after, name)
    if (titles.join() === titlesIn(catalogue, before, name).join()) continue
    track({ event: 'filter-change', category: name, filters: titles })
  }
  for (const { key } of catalogue.figures) {
    const [was, is] = [before.ranges[key], after.ranges[key]]
    if (was?.min === is?.min && was?.max === is?.max) continue
    track({ event: 'filter-change', category: key, filters: is ? boundsOf(is) : [] })
  }
}

/**
 * Filters the catalogue, with the state in the URL (requirements D7). Every choice is a step of the
 * history, so going back undoes it.
 *
 * @param category the id of the category whose page asks; `null` for the whole catalogue
 */
export function useCatalogueFilter(
  catalogue: Catalogue,
  category: string | null,
): CatalogueFilterState {
  const [query, write] = useQueryState()
  const asked = useMemo(() => readAsked(query, catalogue), [query, catalogue])
  const { choice, order } = asked
  const found = useMemo(() => search(catalogue, choice, category), [catalogue, choice, category])
  const everything = useMemo(() => search(catalogue, NO_CHOICE, category), [catalogue, category])
  const products = useMemo(
    () => inOrder(catalogue, found, { choice, order }),
    [catalogue, found, choice, order],
  )
  const ask = (next: Partial<Asked>) =>
    write(askedInQuery({ ...asked, page: 1, ...next }, catalogue), 'push')
  const change = (next: Choice) => {
    ask({ choice: next })
    report(catalogue, choice, next)
  }
  return {
    ...asked,
    catalogue,
    found,
    everything,
    products,
    isFiltered: isAnyChosen(choice),
    choose: (facet, ids, toggle) => change(withOptions(choice, facet, ids, { toggle })),
    chooseRange: (key, range) => change(withRange(choice, key, range)),
    change,
    reset: () => change(NO_CHOICE),
    sort: (next) => ask({ order: next }),
    goToPage: (page) => ask({ page }),
  }
}
