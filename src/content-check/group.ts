import { endpoints, productDataEndpoint } from '../contract'
import { groupBy } from '../contract/group-by'
import { isSiteHandle, type SiteHandle, siteHandles } from '../sites'
import type { Finding } from './finding'

/** The same finding in one field of one kind of answer, with its count. */
export interface FindingGroup {
  /** The call, with its parameters by name: `/{site}/products/{code}.json`. */
  readonly call: string
  /** The place in the answer, the same for all items of a list: `data[].versions[].code`. */
  readonly field: string
  readonly count: number
  /** In the order of the sites; empty for content that the sites share. */
  readonly sites: readonly SiteHandle[]
  readonly example: Finding
}

const PRODUCT_DATA = '(product data) '

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.]/g, '[.]').replace(/\{\w+\}/g, '[^/]+')}(?:[?].*)?$`)

const parameterCount = (path: string) => path.split('{').length

/** Calls with fewer parameters first: they match more closely. */
const calls = [
  ...Object.values(endpoints).map(({ path }) => path),
  PRODUCT_DATA + productDataEndpoint.path,
]
  .sort((a, b) => parameterCount(a) - parameterCount(b))
  .map((path) => ({ path, pattern: patternOf(path.replace(/[()]/g, '[$&]')) }))

const callOf = (address: string): string =>
  calls.find(({ pattern }) => pattern.test(address))?.path ?? address

const fieldOf = (path: string): string =>
  path
    .replace(/\[\d+\]/g, '[]')
    .split('.')
    .map((part) => (isSiteHandle(part) ? '{site}' : part))
    .join('.')

/** The expectation without the parts that differ from one item to the next. */
const kindOf = (expected: string): string =>
  expected.replace(/"[^"]*"|https?:\S+/g, '…').replace(/\b[a-z]{2}_[a-z]{2,4}\b/g, '…')

/**
 * Findings by field, the most frequent first; findings of one group differ only in place and value.
 */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const groups = groupBy(findings, ({ address, path, expected }) =>
    [callOf(address), fieldOf(path), kindOf(expected)].join('\n'),
  )
  return [...groups.values()]
    .flatMap((members): FindingGroup[] => {
      const [example] = members
      if (!example) return []
      const { address, path } = example
      const sites = siteHandles.filter((handle) => members.some(({ site }) => site === handle))
      const call = callOf(address)
      return [{ call, field: fieldOf(path), count: members.length, sites, example }]
    })
    .sort((a, b) => b.count - a.count)
}
