import { type Identity, identityOf, identityText, type Pagination } from '../contract'

/** A collection answer, as the contract has it. */
export interface CollectionPage<Item> {
  readonly data: readonly Item[]
  readonly meta: { readonly pagination: Pagination | null } | null
}

/** Pages that do not add up to a collection. */
export class PaginationError extends Error {
  override readonly name = 'PaginationError'
}

/** No collection of a website has more pages; a service with more is wrong. */
const MOST_PAGES = 1000

const checkPage = (page: CollectionPage<unknown>, number: number, first: Pagination): void => {
  const own = page.meta?.pagination
  const wrong =
    (!own && 'has no pagination although page 1 has') ||
    (own && own.current_page !== number && `calls itself page ${own.current_page}`) ||
    (own &&
      own.count !== page.data.length &&
      `announces ${own.count} items and holds ${page.data.length}`) ||
    (own &&
      own.total !== first.total &&
      `counts ${own.total} items in all, page 1 counts ${first.total}`) ||
    (own &&
      own.total_pages !== first.total_pages &&
      `counts ${own.total_pages} pages, page 1 counts ${first.total_pages}`)
  if (wrong) throw new PaginationError(`page ${number} ${wrong}`)
}

/**
 * Reads all pages of a collection and checks that they agree with each other.
 *
 * @param fetchPage gives page `number` (1 is the first)
 * @throws {PaginationError} saying which page does not fit
 */
export async function readPages<Item, Page extends CollectionPage<Item>>(
  fetchPage: (number: number) => Promise<Page>,
): Promise<Page[]> {
  const firstPage = await fetchPage(1)
  const first = firstPage.meta?.pagination
  if (!first) return [firstPage]
  checkPage(firstPage, 1, first)
  if (first.total_pages > MOST_PAGES) {
    throw new PaginationError(`${first.total_pages} pages are announced, more than ${MOST_PAGES}`)
  }
  const numbers = Array.from(
    { length: Math.max(0, first.total_pages - 1) },
    (_, index) => index + 2,
  )
  const pages = [firstPage, ...(await Promise.all(numbers.map(fetchPage)))]
  pages.forEach((page, index) => checkPage(page, index + 1, first))
  const held = pages.reduce((sum, page) => sum + page.data.length, 0)
  if (held !== first.total) {
    throw new PaginationError(`${first.total} items are announced, ${held} are there`)
  }
  return pages
}

/** If a list repeats more, the first few are enough to see the problem. */
const MOST_REPEATS = 5

const placesOf = (first: number, second: number): string =>
  first === second ? `twice on page ${first}` : `on page ${first} and on page ${second}`

const repeatText = (
  first: Identity & { readonly page: number },
  second: Identity & { readonly page: number },
): string =>
  first.title === second.title
    ? `${identityText(first)} is ${placesOf(first.page, second.page)}`
    : `${identityText(first)} and ${identityText(second)} have one id, ${placesOf(first.page, second.page)}`

/**
 * Items that a collection names more than once, although its pages add up. When two items share a
 * sort value, their order may change between calls. Then one item is on two pages and another on
 * none.
 *
 * @returns a sentence for each, with its id and the pages: the first five, and how many more there
 * are
 */
export function repeatsIn(pages: readonly CollectionPage<unknown>[]): string[] {
  const seen = new Map<string, Identity & { readonly page: number }>()
  const repeats = pages.flatMap(({ data }, index) =>
    data.flatMap((item): string[] => {
      const identity = identityOf(item)
      if (identity === null) return []
      const here = { ...identity, page: index + 1 }
      const first = seen.get(identity.id)
      seen.set(identity.id, first ?? here)
      return first === undefined ? [] : [repeatText(first, here)]
    }),
  )
  const more = repeats.length - MOST_REPEATS
  return more > 0 ? [...repeats.slice(0, MOST_REPEATS), `and ${more} more`] : repeats
}
