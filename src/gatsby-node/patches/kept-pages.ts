import { isDeepStrictEqual } from 'node:util'
import type { CreatePagesArgs } from 'gatsby'
import { z } from 'zod'
import { stateOf } from '../functions-of-gatsby'

/** What of a page that Gatsby has is compared, and by what Gatsby knows that it is not gone. */
interface StoredPage {
  readonly component: string
  readonly context: object
  readonly slices: object
  updatedAt: number
}

const storedPage = z.object({
  component: z.string(),
  context: z.object({}),
  slices: z.object({}),
  updatedAt: z.number(),
})
// The pages themselves and no copies, which nobody would see the date of.
const isStoredPage = (value: unknown): value is StoredPage => storedPage.safeParse(value).success
const state = z.object({ pages: z.map(z.string(), z.custom<StoredPage>(isStoredPage)) })

/** What is told to Gatsby of a page. */
export interface WantedPage {
  readonly path: string
  /** The file of its template on the disk. */
  readonly component: string
  readonly context: object
  readonly slices: Record<string, string>
}

/**
 * Lets a page be that Gatsby has made before from the same template with the same context: making it again changes
 * nothing but takes half a millisecond (docs/gatsby.md, kept pages).
 *
 * @returns keeps a page and says so, or says that it has to be made
 * @throws when Gatsby knows its pages in another way
 */
export function pageKeeper({
  store,
  getNodesByType,
}: Pick<CreatePagesArgs, 'store' | 'getNodesByType'>): (page: WantedPage) => boolean {
  const known = state.safeParse(stateOf(store))
  if (!known.success) {
    throw new Error('Gatsby keeps pages otherwise: see "kept pages" in docs/gatsby.md.')
  }
  const { pages } = known.data
  const nodes = new Set(getNodesByType('SitePage').map(({ id }) => id))
  return ({ path, component, context, slices }) => {
    const stored = pages.get(path)
    const isAsBefore =
      stored?.component === component &&
      nodes.has(`SitePage ${path}`) &&
      isDeepStrictEqual(stored.slices, slices) &&
      isDeepStrictEqual(stored.context, context)
    if (isAsBefore) stored.updatedAt = Date.now()
    return isAsBefore
  }
}
