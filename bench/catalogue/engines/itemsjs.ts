import itemsjs from 'itemsjs'
import { byFacet, distinct, type Engine } from '../engine'
import type { VersionRecord } from '../records'

/** A limit above the number of options and of versions. */
const ALL = 100_000

/**
 * itemsjs: it finds any of a facet's options, and counts without the facet itself. It counts versions. It has
 * no ranges. It accepts a list of ids, but takes a filter of our own only together with a full-text search.
 */
export const itemsJs: Engine<readonly VersionRecord[]> = (versions) => {
  const aggregations = byFacet(() => ({ size: ALL, conjunction: false }))
  const engine = itemsjs(versions, { aggregations })
  return ({ facets, ranges }) => {
    const isWithin = (version: VersionRecord) =>
      ranges.every(([key, min, max]) => {
        const number = version[`figure-${key}`]
        return number !== undefined && number >= min && number <= max
      })
    const { data } = engine.search({
      per_page: ALL,
      filters: Object.fromEntries(facets),
      ...(ranges.length > 0 && { ids: versions.filter(isWithin).map(({ id }) => id) }),
    })
    return {
      products: distinct(data.items.map(({ product }) => product)),
      counts: byFacet((name) =>
        Object.fromEntries(
          (data.aggregations[name]?.buckets ?? []).map(({ key, doc_count }) => [key, doc_count]),
        ),
      ),
    }
  }
}
