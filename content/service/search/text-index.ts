import MiniSearch from 'minisearch'
import type { SearchDocument } from './documents'

/** The weight of a word, by the field that contains it. */
const FIELDS = { title: 5, kind: 4, names: 3, summary: 3, body: 1 } as const
type Field = keyof typeof FIELDS
interface Indexed extends Record<Field, string> {
  readonly id: number
}

/** The documents that have a term; the lists are parallel. */
export interface Postings {
  readonly ids: Uint32Array
  readonly scores: Float64Array
  /** 1 where the title contains the term. */
  readonly inTitle: Uint8Array
  /** 1 where the term says what the document is: in its title or kind. */
  readonly inName: Uint8Array
}

/** The greatest size of the cache, in documents of 18 bytes each. */
const MAX_KEPT = 2_000_000

const indexed = (document: SearchDocument, id: number): Indexed => ({
  id,
  title: document.result.title,
  kind: document.kind.join('\n'),
  names: document.names.join('\n'),
  summary: document.summary.join('\n'),
  body: document.body.join('\n'),
})

/** The texts of a site's documents, by their terms. A document's id is its index. */
export class TextIndex {
  readonly #index: MiniSearch<Indexed>
  /** The scores of each term: the score of a document for a query is a sum over its words. */
  readonly #postings = new Map<string, Postings>()
  #kept = 0

  /**
   * @param tokenize the words of a text
   * @param termOf the index term of a word, `null` for none
   */
  constructor(
    documents: readonly SearchDocument[],
    tokenize: (text: string) => string[],
    termOf: (word: string) => string | null,
  ) {
    this.#index = new MiniSearch<Indexed>({
      fields: Object.keys(FIELDS),
      tokenize,
      processTerm: termOf,
      searchOptions: {
        boost: FIELDS,
        tokenize: (term) => [term],
        processTerm: (term) => term,
      },
    })
    this.#index.addAll(documents.map(indexed))
  }

  /** The documents that have a term in one of their texts, with their scores (BM25+). */
  postingsOf(term: string): Postings {
    const known = this.#postings.get(term)
    if (known) return known
    const found = this.#index.search(term)
    const isIn = (match: Record<string, string[]>, ...fields: Field[]) =>
      fields.some((field) => match[term]?.includes(field)) ? 1 : 0
    const postings = {
      ids: Uint32Array.from(found, ({ id }: { id: number }) => id),
      scores: Float64Array.from(found, ({ score }) => score),
      inTitle: Uint8Array.from(found, ({ match }) => isIn(match, 'title')),
      inName: Uint8Array.from(found, ({ match }) => isIn(match, 'title', 'kind')),
    }
    this.#keep(term, postings)
    return postings
  }

  #keep(term: string, postings: Postings): void {
    if (this.#kept + postings.ids.length > MAX_KEPT) {
      this.#postings.clear()
      this.#kept = 0
    }
    this.#kept += postings.ids.length
    this.#postings.set(term, postings)
  }
}
