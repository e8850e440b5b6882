import type { ProductData } from '../../contract'
import { sites, type SiteHandle } from '../../sites'
import { reloadAfterChunkFailure } from '../../ui/lazy/chunk-failure'
import { lazyCode } from '../../ui/lazy/lazy-code'
import { isObject } from '../../contract/is-object'
import type { DataGroup } from './data-table'

/** Requirements 9: the time-out of the product-data service, 10 s. */
export const PRODUCT_DATA_TIMEOUT_MS = 10_000

/** Distinguishes our own time-out from a call that was aborted from outside. */
const TOO_LATE = 'too late'

const units = lazyCode(() => import('../units'))

/** Why there are no data: too slow, none published, or another failure. */
export type FailureReason = 'timeout' | 'missing' | 'other'

/** Product data with the other units that the readers of the site use. */
export interface LocalProductData extends Omit<ProductData, 'groups'> {
  readonly groups: readonly DataGroup[]
}

export type ProductDataAnswer =
  | { readonly status: 'ready'; readonly data: LocalProductData }
  | { readonly status: 'failed'; readonly reason: FailureReason }

const failed = (reason: FailureReason): ProductDataAnswer => ({ status: 'failed', reason })

/** The values with imperial units; only the site that needs this code loads it. */
async function inUnitsOf(site: SiteHandle, data: ProductData): Promise<LocalProductData> {
  if (!sites[site].imperial) return data
  const { imperialOf } = await units.load()
  const groups = data.groups.map((group) => ({
    ...group,
    rows: group.rows.map((row) => ({ ...row, imperial: imperialOf(row, site) })),
  }))
  return { ...data, groups }
}

const isMeaning = (meaning: unknown): boolean =>
  meaning === null ||
  (isObject(meaning) && typeof meaning.key === 'string' && typeof meaning.label === 'string')

const isRow = (row: unknown): boolean =>
  isObject(row) &&
  typeof row.label === 'string' &&
  typeof row.value === 'string' &&
  isMeaning(row.meaning ?? null)

const isGroup = (group: unknown): boolean =>
  isObject(group) &&
  typeof group.title === 'string' &&
  Array.isArray(group.rows) &&
  group.rows.every(isRow)

/**
 * Whether an answer is product data that can be rendered. The function behind `/api/product-data`
 * has parsed it with the contract. This guards only against an answer of another server (a captive
 * portal, a proxy), without shipping the schemas to the browser.
 */
const isProductData = (value: unknown): value is ProductData =>
  isObject(value) &&
  typeof value.code === 'string' &&
  Array.isArray(value.groups) &&
  value.groups.every(isGroup)

/**
 * Fetches the technical data of a product version for a site. Never throws: every failure is an
 * answer.
 *
 * @param signal aborts the call from outside; its answer is then ignored
 */
export async function fetchProductData(
  code: string,
  site: SiteHandle,
  signal: AbortSignal,
): Promise<ProductDataAnswer> {
  const controller = new AbortController()
  const abort = () => controller.abort()
  signal.addEventListener('abort', abort)
  const timer = setTimeout(() => controller.abort(TOO_LATE), PRODUCT_DATA_TIMEOUT_MS)
  try {
    const address = `/api/product-data/${encodeURIComponent(code)}?site=${site}`
    const response = await fetch(address, { signal: controller.signal })
    if (response.status === 404) return failed('missing')
    if (response.status === 504) return failed('timeout')
    if (!response.ok) return failed('other')
    const data: unknown = await response.json()
    if (!isProductData(data)) return failed('other')
    return { status: 'ready', data: await inUnitsOf(site, data) }
  } catch (error) {
    reloadAfterChunkFailure(error)
    return failed(controller.signal.reason === TOO_LATE ? 'timeout' : 'other')
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
  }
}
