import type { SearchResult } from '../../../src/contract'
import { sites, type SiteHandle } from '../../../src/sites'
import type { SiteContent } from '../build/site'
import { analyserOf } from './analysis/language'
import { wordsOf } from './analysis/words'
import { CodeIndex } from './code-index'
import { searchDocuments, type SearchDocument } from './documents'
import { partsOf, quantityOf, type TextPart } from './figures/numbers'
import { FigureIndex } from './figures/figure-index'
import { Lexicon } from './lexicon'
import { bestFirst, rounded } from './order'
import { QueryReader } from './query'
import { Ranking } from './ranking'
import { Sections } from './sections'
import { correctedQuery } from './suggestion'
import { TextIndex } from './text-index'
import { namedVersions } from './versions'

/** The results of a query in a site, by the ids of their documents. */
export interface Found {
  /** Best first. */
  readonly ids: Uint32Array
  /** By id. */
  readonly scores: Float64Array
  /** The corrected query, when words of it are misspelt. */
  readonly suggestion: string | null
}

const urlOf = ({ section, slug, anchor }: SearchDocument['result']) =>
  `${section}/${slug ?? ''}#${anchor ?? ''}`

/** The position of each document among documents of the same score: by title, then by address. */
function placesOf(documents: readonly SearchDocument[], locale: string): Uint32Array {
  const collator = new Intl.Collator(locale, { numeric: true })
  const sorted = documents
    .map(({ result }, id) => ({ id, title: result.title, address: urlOf(result) }))
    .sort((a, b) => collator.compare(a.title, b.title) || (a.address < b.address ? -1 : 1))
  const places = new Uint32Array(documents.length)
  sorted.forEach(({ id }, place) => {
    places[id] = place
  })
  return places
}

/** The search of one site, with an index of its texts and a lexicon of its words. */
export class SiteSearch {
  readonly #documents: readonly SearchDocument[]
  readonly sections: Sections
  readonly #ranking: Ranking
  readonly #codes: CodeIndex
  readonly #reader: QueryReader
  readonly #places: Uint32Array
  readonly #site: SiteHandle
  readonly #figures: FigureIndex

  constructor(content: SiteContent) {
    const { language, intlLocale } = sites[content.site]
    const analyser = analyserOf(language)
    const lexicon = new Lexicon(analyser)
    const documents = searchDocuments(content)
    this.#documents = documents
    this.#site = content.site
    this.#figures = new FigureIndex(documents, content.site)
    const index = new TextIndex(
      documents,
      (text) => [...wordsOf(text), ...this.#quantities(text)],
      (word) => lexicon.learn(word),
    )
    this.#reader = new QueryReader(lexicon, analyser, content.synonyms)
    const termsOf = (text: string) =>
      this.#reader.words(text).flatMap((word) => lexicon.termsOf(word))
    this.#ranking = new Ranking(index, this.#figures, {
      labelTerms: this.#figures.labels.map((label) => new Set(termsOf(label))),
      boosts: Float64Array.from(documents, ({ boost }) => boost),
      titleLengths: Uint32Array.from(
        documents,
        ({ result }) => new Set(this.#reader.words(result.title).map(analyser.stem)).size,
      ),
    })
    this.#codes = new CodeIndex(documents)
    this.sections = new Sections(documents)
    this.#places = placesOf(documents, intlLocale)
  }

  /** Finds the documents for a query; none for a query without words. */
  find(query: string): Found {
    const readings = this.#reader.readings(this.#partsOf(query))
    const scores = this.#ranking.scores(readings)
    for (const [id, score] of this.#codes.scores(query)) scores[id] = score + (scores[id] ?? 0)
    return {
      ids: bestFirst(scores, this.#places),
      scores,
      suggestion: correctedQuery(query, readings[0]),
    }
  }

  #partsOf(text: string): TextPart[] {
    return partsOf(text, this.#site, this.#figures.hasUnit)
  }

  /** The numbers of a text with their units. */
  #quantities(text: string): string[] {
    if (!/\d/.test(text)) return []
    return this.#partsOf(text).flatMap((part) =>
      typeof part === 'string' ? [] : (quantityOf(part.number) ?? []),
    )
  }

  /** Results as they are sent, with the versions that the query names. */
  resultsOf(ids: readonly number[], { scores }: Found, query: string): SearchResult[] {
    return ids.flatMap((id) => {
      const document = this.#documents[id]
      if (!document) return []
      const { result } = document
      const versions = namedVersions(query, result.title, result.versions)
      return [{ ...result, versions, score: rounded(scores[id] ?? 0) }]
    })
  }
}
