import { readCatalogue, search, type CatalogueFile } from '../../../src/features/catalogue'
import { byFacet, type Engine } from '../engine'

/**
 * This website's own engine. It also reports the conditions that versions miss, and the remaining numbers of
 * figures.
 */
export const ours: Engine<CatalogueFile> = (file) => {
  const catalogue = readCatalogue(file)
  return ({ facets, ranges }) => {
    const choice = {
      facets: Object.fromEntries(facets),
      ranges: Object.fromEntries(ranges.map(([key, min, max]) => [key, { min, max }])),
    }
    const found = search(catalogue, choice, null)
    const countsOf = (name: (typeof catalogue.facets)[number]['name']) => {
      const options = catalogue.facets.find((facet) => facet.name === name)?.options ?? []
      const counts = found.counts.get(name) ?? []
      return Object.fromEntries(options.map(({ id }, index) => [id, counts[index] ?? 0]))
    }
    return { products: found.products, counts: byFacet(countsOf) }
  }
}
