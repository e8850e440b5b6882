import { siteHandles, type SiteHandle } from '../../../src/sites'
import { fieldProblem } from '../files/source-file'
import type { ProblemList } from '../files/problem'
import { entryPlace, productPath } from './references'
import type { Item } from './collection'
import { itemsIn, type Collections } from './collections'

/** A value that only one file of a site may claim. */
interface Claim {
  readonly item: Item<unknown>
  /** A claimed value, told apart by kind: an address, a code, an id. */
  readonly key: string
  readonly path: readonly PropertyKey[]
  readonly value: string
}

const claimsIn = (collections: Collections, site: SiteHandle): Claim[] => [
  ...itemsIn(collections.categories, site).flatMap((item): Claim[] => [
    { item, key: `category ${item.data.slug}`, path: ['slug'], value: item.data.slug },
    { item, key: `code ${item.data.code}`, path: ['code'], value: item.data.code },
    ...idClaim(item),
  ]),
  ...itemsIn(collections.products, site).flatMap((item): Claim[] => {
    const place = productPath(collections, site, item.ref)
    return [
      ...(place ? [{ item, key: `product ${place}`, path: ['slug'], value: place }] : []),
      { item, key: `code ${item.data.code}`, path: ['code'], value: item.data.code },
      ...item.data.versions.map(({ code }, index) => ({
        item,
        key: `code ${code}`,
        path: ['versions', index, 'code'],
        value: code,
      })),
      ...idClaim(item),
    ]
  }),
  ...itemsIn(collections.entries, site).flatMap((item): Claim[] => {
    const { section, slug } = entryPlace(item)
    return [
      { item, key: `entry ${section} ${slug}`, path: ['slug'], value: slug ?? section },
      ...idClaim(item),
    ]
  }),
]

const idClaim = (item: Item<{ id?: string | undefined }>): Claim[] =>
  item.data.id === undefined
    ? []
    : [{ item, key: `id ${item.data.id}`, path: ['id'], value: item.data.id }]

/**
 * Finds files that claim an address, a code or an id of another file in the same site. The first file by path
 * keeps it.
 *
 * @returns the references of the other files
 */
export function findDuplicates(
  collections: Collections,
  problems: ProblemList,
): ReadonlySet<string> {
  const losers = new Set<string>()
  for (const site of siteHandles) {
    const holders = new Map<string, Item<unknown>>()
    for (const { item, key, path, value } of claimsIn(collections, site)) {
      const holder = holders.get(key)
      if (!holder) holders.set(key, item)
      else {
        losers.add(item.ref)
        const owner = holder === item ? 'twice in this file' : `also in ${holder.file.path}`
        problems.add(fieldProblem(item.file, path, 'a value of its own', `${value}, ${owner}`))
      }
    }
  }
  return losers
}
