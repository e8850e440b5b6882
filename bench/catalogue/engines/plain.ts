import type { FacetName } from '../../../src/features/catalogue'
import { byFacet, type Engine } from '../engine'
import type { Question } from '../questions'
import type { VersionRecord } from '../records'

type Test = (version: VersionRecord) => boolean

/** The conditions of a question for a version, except for one facet. */
const testsOf = ({ facets, ranges }: Question, except: FacetName | null): Test[] => [
  ...facets
    .filter(([name]) => name !== except)
    .map(
      ([name, ids]): Test =>
        (version) =>
          version[name].some((id) => ids.includes(id)),
    ),
  ...ranges.map(([key, min, max]): Test => (version) => {
    const number = version[`figure-${key}`]
    return number !== undefined && number >= min && number <= max
  }),
]

/** Plain array filters without a library: one pass for the list, and one for each facet. */
export const plain: Engine<readonly VersionRecord[]> = (versions) => (question) => {
  const found = (except: FacetName | null) => {
    const tests = testsOf(question, except)
    return versions.filter((version) => tests.every((test) => test(version)))
  }
  const countsOf = (name: FacetName) => {
    const products = new Map<string, Set<number>>()
    for (const version of found(name)) {
      for (const id of version[name]) {
        products.set(id, (products.get(id) ?? new Set<number>()).add(version.product))
      }
    }
    return Object.fromEntries([...products].map(([id, { size }]) => [id, size]))
  }
  const products = [...new Set(found(null).map(({ product }) => product))]
  return { products, counts: byFacet(countsOf) }
}
