import crossfilter from 'crossfilter2'
import type { FacetName } from '../../../src/features/catalogue'
import { byFacet, distinct, type Engine } from '../engine'
import type { VersionRecord } from '../records'

const FIGURES = ['syntheticPower', 'syntheticLength', 'syntheticWeight'] as const
/** The option of a version without options, because crossfilter lets empty lists through every filter. */
const NONE = ['']

/** The number of versions of each product in a group. */
type Products = Map<number, number>

const add = (products: Products, { product }: VersionRecord): Products =>
  products.set(product, (products.get(product) ?? 0) + 1)

const remove = (products: Products, { product }: VersionRecord): Products => {
  const left = (products.get(product) ?? 0) - 1
  if (left > 0) products.set(product, left)
  else products.delete(product)
  return products
}

/** Crossfilter: its groups leave out the filter of their own facet, and can count products. */
export const crossFilter: Engine<readonly VersionRecord[]> = (versions) => {
  const filter = crossfilter([...versions])
  const facets = byFacet((name) => {
    const dimension = filter.dimension<string>(
      (version) => (version[name].length > 0 ? [...version[name]] : NONE),
      true,
    )
    const group = dimension
      .group<string, Products>()
      .reduce(add, remove, () => new Map<number, number>())
    return { dimension, group }
  })
  const figures = new Map<string, crossfilter.Dimension<VersionRecord, number>>(
    FIGURES.map((key) => [
      key,
      filter.dimension<number>((version) => version[`figure-${key}`] ?? -1),
    ]),
  )
  const countsOf = (name: FacetName) =>
    Object.fromEntries(
      facets[name].group
        .all()
        .filter(({ key }) => key !== '')
        .map(({ key, value }) => [key, value.size]),
    )
  return (question) => {
    const chosen = new Map(question.facets)
    byFacet((name) => {
      const { dimension } = facets[name]
      const ids = chosen.get(name)
      if (ids) dimension.filterFunction((id) => ids.includes(id))
      else if (dimension.hasCurrentFilter()) dimension.filterAll()
    })
    for (const [key, dimension] of figures) {
      const range = question.ranges.find(([figure]) => figure === key)
      if (range) dimension.filterFunction((number) => number >= range[1] && number <= range[2])
      else if (dimension.hasCurrentFilter()) dimension.filterAll()
    }
    return {
      products: distinct(filter.allFiltered().map(({ product }) => product)),
      counts: byFacet(countsOf),
    }
  }
}
