import { create, insertMultiple, search } from '@orama/orama'
import { facetNames, type FacetName } from '../../../src/features/catalogue'
import { byFacet, distinct, type Engine } from '../engine'
import type { Question } from '../questions'
import type { VersionRecord } from '../records'

/** A limit above the number of versions. */
const ALL = 100_000

const schema = {
  product: 'number',
  ...byFacet(() => 'enum[]' as const),
  'figure-syntheticPower': 'number',
  'figure-syntheticLength': 'number',
  'figure-syntheticWeight': 'number',
} as const

type Condition = { containsAny: string[] } | { between: [number, number] }

const whereOf = ({ facets, ranges }: Question, except: FacetName | null) => {
  const where: Record<string, Condition> = {}
  for (const [name, ids] of facets) if (name !== except) where[name] = { containsAny: [...ids] }
  for (const [key, min, max] of ranges) where[`figure-${key}`] = { between: [min, max] }
  return where
}

/**
 * Orama. Its facets count only versions that the query found. Each facet with a chosen option therefore needs
 * its own search. It counts versions.
 */
export const orama: Engine<readonly VersionRecord[]> = async (versions) => {
  const database = create({ schema })
  await insertMultiple(
    database,
    versions.map((version) => ({ ...version, ...byFacet((name) => [...version[name]]) })),
    1000,
  )
  const ask = async (question: Question, except: FacetName | null) => {
    const chosen = question.facets.map(([name]) => name)
    const counted = except === null ? facetNames.filter((name) => !chosen.includes(name)) : [except]
    const { hits, facets = {} } = await search(database, {
      term: '',
      where: whereOf(question, except),
      facets: Object.fromEntries(counted.map((name) => [name, {}])),
      limit: except === null ? ALL : 1,
    })
    return { hits, facets }
  }
  return async (question) => {
    const { hits, facets } = await ask(question, null)
    const others = await Promise.all(question.facets.map(([name]) => ask(question, name)))
    const counts = Object.assign(
      {},
      facets,
      ...others.map((other) => other.facets),
    ) as typeof facets
    return {
      products: distinct(hits.map(({ document }) => document.product)),
      counts: byFacet((name) => counts[name]?.values ?? {}),
    }
  }
}
