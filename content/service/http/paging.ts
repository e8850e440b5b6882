import type { Pagination } from '../../../src/contract'
import { HttpError } from './http-error'

/** Items on a page when the address gives no number. */
export const DEFAULT_PER_PAGE = 100
const MAX_PER_PAGE = 500

/** Query parameters; the last value of a repeated one counts. */
export type Query = Readonly<Record<string, string>>

const positive = (query: Query, name: string, otherwise: number, most: number): number => {
  const value = query[name]
  if (value === undefined || value === '') return otherwise
  const number = Number(value)
  if (Number.isInteger(number) && number >= 1 && number <= most) return number
  throw new HttpError(
    400,
    `The parameter ${name} must be a whole number from 1 to ${most}, not "${value}".`,
  )
}

/** The address of another page of the same collection, on the service's own host. */
const pageLink = (path: string, query: Query, page: number): string => {
  const parameters = Object.entries(query).filter(([name]) => name !== 'page' && name !== 'token')
  return `${path}?${new URLSearchParams([...parameters, ['page', String(page)]])}`
}

/**
 * One page of a collection. A page after the last is empty.
 *
 * @param usual items on a page when the address gives no number
 */
export function paginate<Item>(
  items: readonly Item[],
  path: string,
  query: Query,
  usual = DEFAULT_PER_PAGE,
): { data: readonly Item[]; meta: { pagination: Pagination } } {
  const perPage = positive(query, 'paginate', usual, MAX_PER_PAGE)
  const page = positive(query, 'page', 1, Number.MAX_SAFE_INTEGER)
  const pages = Math.ceil(items.length / perPage)
  const data = items.slice((page - 1) * perPage, page * perPage)
  return {
    data,
    meta: {
      pagination: {
        total: items.length,
        count: data.length,
        per_page: perPage,
        current_page: page,
        total_pages: pages,
        links: {
          next: page < pages ? pageLink(path, query, page + 1) : null,
          previous: page > 1 && page <= pages ? pageLink(path, query, page - 1) : null,
        },
      },
    },
  }
}
