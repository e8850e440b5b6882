import { listParameter, type QueryChanges } from '../../routes'
import type { Query } from '../../ui/hooks/use-query-state'
import type { Catalogue } from './catalogue'
import type { Choice, Range } from './choice'
import { facetNames } from './facets'
import { orders, type Order } from './order'

/** The URL parameters of a list: its choice, its order and its page. */
const FIGURES = 'figures['
const SORT = 'sort'
const PAGE = 'page'

const rangeParameter = (key: string, bound: keyof Range) => `${FIGURES}${key}][${bound}]`

/** The query of a URL, as the catalogue understands it. */
export interface Asked {
  readonly choice: Choice
  readonly order: Order
  /** Counted from 1. */
  readonly page: number
}

/** Whether an address asks anything of the catalogue, known or not. */
export const isAsked = (query: Query): boolean =>
  query.get(SORT) !== null ||
  query.get(PAGE) !== null ||
  facetNames.some((name) => query.getAll(listParameter(name)).length > 0) ||
  [...query.keys()].some((name) => name.startsWith(FIGURES))

const numberIn = (query: Query, name: string): number | null => {
  const text = query.get(name)
  const number = text === null || text.trim() === '' ? NaN : Number(text)
  return Number.isFinite(number) ? number : null
}

const facetsAsked = (query: Query, { facets }: Catalogue): Choice['facets'] =>
  Object.fromEntries(
    facets.flatMap(({ name, options }) => {
      const asked = new Set(query.getAll(listParameter(name)))
      const ids = options.map(({ id }) => id).filter((id) => asked.has(id))
      return ids.length > 0 ? [[name, ids]] : []
    }),
  )

const rangesAsked = (query: Query, { figures }: Catalogue): Choice['ranges'] =>
  Object.fromEntries(
    figures.flatMap(({ key }) => {
      const min = numberIn(query, rangeParameter(key, 'min'))
      const max = numberIn(query, rangeParameter(key, 'max'))
      return min === null && max === null ? [] : [[key, { min, max }]]
    }),
  )

/**
 * Reads a query, limited to values that the site's catalogue knows: `?materials[]=12&sort=name`.
 */
export function readAsked(query: Query, catalogue: Catalogue): Asked {
  const page = numberIn(query, PAGE) ?? 1
  return {
    choice: { facets: facetsAsked(query, catalogue), ranges: rangesAsked(query, catalogue) },
    order: orders.find((order) => order === query.get(SORT)) ?? 'relevance',
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  }
}

/** The changes of the query for a choice; parameters that are not asked for are removed. */
export function askedInQuery({ choice, order, page }: Asked, { figures }: Catalogue): QueryChanges {
  const bound = (key: string, name: keyof Range) => choice.ranges[key]?.[name]?.toString() ?? ''
  return {
    ...Object.fromEntries(
      facetNames.map((name) => [listParameter(name), choice.facets[name] ?? []]),
    ),
    ...Object.fromEntries(
      figures.flatMap(({ key }) => [
        [rangeParameter(key, 'min'), bound(key, 'min')],
        [rangeParameter(key, 'max'), bound(key, 'max')],
      ]),
    ),
    [SORT]: order === 'relevance' ? '' : order,
    [PAGE]: page === 1 ? '' : String(page),
  }
}
