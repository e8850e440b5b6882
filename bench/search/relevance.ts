import { buildContentVersion } from '../../content/service/build/content-version'
import type { SiteContent } from '../../content/service/build/site'
import { LibraryReader } from '../../content/service/files/library'
import { ProblemList } from '../../content/service/files/problem'
import { searchDocuments } from '../../content/service/search/documents'
import type { SiteHandle } from '../../src/sites'
import type { Ask, Engine } from './engines/engine'
import { orama } from './engines/orama'
import { ours } from './engines/ours'
import { substring } from './engines/substring'
import { allJudgements, type Judgement } from './judgements'
import { meanOf, relevanceOf, type Relevance } from './metrics'
import { placeOf } from './place'

const engines: Readonly<Record<string, Engine>> = { ours, orama, substring }

/** A line of the relevance table. */
export interface RelevanceRow {
  readonly engine: string
  /** A language, or `all`. */
  readonly language: string
  readonly half: 'tuned' | 'held out' | 'both'
  readonly queries: number
  readonly success: number
  readonly reciprocalRank: number
  readonly ndcg: number
}

/** A query of the tuned half without a good answer in first place. The other half never guides the tuning. */
export interface Miss {
  readonly query: string
  readonly site: SiteHandle
  readonly first: readonly string[]
}

interface Measured {
  readonly judgement: Judgement
  readonly relevance: Relevance
  readonly found: readonly string[]
}

const isHalf = (half: RelevanceRow['half']) =>
  function belongs({ judgement }: Measured): boolean {
    return half === 'both' || judgement.heldOut === (half === 'held out')
  }

const rowOf = (
  engine: string,
  language: string,
  half: RelevanceRow['half'],
  all: readonly Measured[],
): RelevanceRow => {
  const own = all.filter(isHalf(half))
  const mean = meanOf(own.map(({ relevance }) => relevance))
  return { engine, language, half, queries: own.length, ...mean }
}

/** Refuses places that do not exist: a changed address would count as a bad ranking. */
function expectPlaces(judgements: readonly Judgement[], site: SiteHandle, content: SiteContent) {
  const places = new Set(searchDocuments(content).map(({ result }) => placeOf(result)))
  for (const { query, answers } of judgements.filter((each) => each.site === site)) {
    const unknown = Object.keys(answers).filter((place) => !places.has(place))
    if (unknown.length > 0)
      throw new Error(`Judged query "${query}": ${site} has no ${unknown.join(', ')}.`)
  }
}

/** Measures the quality of the answers to the judged queries, of our search and of others. */
export async function measureRelevance(): Promise<{
  rows: readonly RelevanceRow[]
  misses: readonly Miss[]
}> {
  const library = await new LibraryReader('content/saxum').read()
  const { sites } = buildContentVersion(library, 'published', new ProblemList())
  const contentOf = (site: SiteHandle): SiteContent => {
    const content = sites.get(site)
    if (!content) throw new Error(`The sample has no site ${site}.`)
    return content
  }
  const judged = allJudgements().flatMap(([, judgements]) => judgements)
  for (const site of new Set(judged.map(({ site }) => site)))
    expectPlaces(judged, site, contentOf(site))
  const rows: RelevanceRow[] = []
  const misses: Miss[] = []
  for (const [name, engine] of Object.entries(engines)) {
    const asks = new Map<SiteHandle, Ask>()
    const measure = async (judgement: Judgement): Promise<Measured> => {
      const { site, query, answers } = judgement
      const ask = asks.get(site) ?? (await engine(contentOf(site)))
      asks.set(site, ask)
      const found = await ask(query)
      return { judgement, found, relevance: relevanceOf(found, answers) }
    }
    const all: Measured[] = []
    for (const [language, judgements] of allJudgements()) {
      const own: Measured[] = []
      for (const judgement of judgements) own.push(await measure(judgement))
      all.push(...own)
      const halves =
        name === 'ours' ? (['tuned', 'held out', 'both'] as const) : (['both'] as const)
      rows.push(...halves.map((half) => rowOf(name, language, half, own)))
    }
    rows.push(
      ...(['tuned', 'held out', 'both'] as const).map((half) => rowOf(name, 'all', half, all)),
    )
    if (name === 'ours') {
      misses.push(
        ...all
          .filter(({ judgement, relevance }) => !judgement.heldOut && relevance.reciprocalRank < 1)
          .map(({ judgement: { query, site }, found }) => ({
            query,
            site,
            first: found.slice(0, 4),
          })),
      )
    }
  }
  return { rows, misses }
}
