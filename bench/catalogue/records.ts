import { readCatalogue, type CatalogueFile, type FacetName } from '../../src/features/catalogue'
import { byFacet } from './engine'

/** A version in the form for libraries: an object with the ids of its options and its numbers. */
export type VersionRecord = Readonly<Record<FacetName, readonly string[]>> & {
  readonly id: string
  /** Index of its product. */
  readonly product: number
  readonly [figure: `figure-${string}`]: number
}

/** The catalogue as one object for each version. A range is reduced to its lower number. */
export function recordsOf(file: CatalogueFile): VersionRecord[] {
  const { facets, figures, productOf } = readCatalogue(file)
  const idsOf = (name: FacetName, version: number): string[] => {
    const facet = facets.find((each) => each.name === name)
    const set = facet?.sets[facet.setOf[version] ?? -1] ?? []
    return set.flatMap((option) => facet?.options[option]?.id ?? [])
  }
  const numbers = [...productOf].map((): [string, number][] => [])
  for (const { key, statedBy, spanOf, spans } of figures) {
    statedBy.forEach((version, row) => {
      numbers[version]?.push([`figure-${key}`, spans[spanOf[row] ?? -1]?.[0] ?? 0])
    })
  }
  return [...productOf].map((product, version) => ({
    id: String(version),
    product,
    ...byFacet((name) => idsOf(name, version)),
    ...Object.fromEntries(numbers[version] ?? []),
  }))
}
