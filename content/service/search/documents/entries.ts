import type { Entry } from '../../../../src/contract'
import type { BuiltEntry } from '../../build/entries'
import type { SiteContent } from '../../build/site'
import { labelOf } from './label'
import type { SearchDocument } from './search-document'
import { textOf, textsOfBlock } from './text'

/** The page with questions that are results of their own. */
const QUESTIONS = 'faq'

/** Leaves out the search page, and entries without a page or a document to open. */
const canBeFound = ({ entry, isFixed }: BuiltEntry) =>
  entry.section !== 'search' && (isFixed || entry.slug !== null || entry.document !== null)

/** Codes in the titles of documents: `Call for partners BIT-2026-08`. */
const codesIn = (title: string): string[] => title.match(/\b[A-Z]{2,}(?:-[A-Z0-9]+)+\b/g) ?? []

const documentsOf = ({ document, documents }: Entry) => [
  ...(document ? [document] : []),
  ...documents,
]

/** Texts of a page. The questions of the FAQ page are documents of their own. */
const bodyOf = ({ section, body, blocks, facts }: Entry): string[] =>
  [
    textOf(body),
    ...blocks
      .filter(({ type }) => type !== 'faq' || section !== QUESTIONS)
      .flatMap((block) => textsOfBlock(block)),
    ...facts.flatMap(({ label, value }) => [label, value]),
  ].map((text) => text ?? '')

/**
 * Visitors search for pages of places by name, by town and for their hours. The home page covers everything,
 * and nobody searches for it.
 */
function boostOf({ locations }: SiteContent, { section }: Entry, isFixed: boolean): number {
  if (!isFixed) return 1
  if (section === 'home') return 0.75
  return locations.has(section) ? 1.5 : 1.25
}

/** Fixed pages and the entries of all sections. */
export const entryDocuments = (content: SiteContent): SearchDocument[] =>
  content.entries.filter(canBeFound).map(({ entry, isFixed }) => {
    const label = labelOf(content, entry.section)
    const titles = documentsOf(entry).map(({ title }) => title)
    return {
      result: {
        title: entry.title,
        type: entry.type,
        section: entry.section,
        slug: entry.slug,
        anchor: null,
        label,
        abstract: entry.abstract,
        image: entry.image,
        document: entry.document && { url: entry.document.url },
        versions: [],
      },
      codes: titles.flatMap(codesIn),
      boost: boostOf(content, entry, isFixed),
      kind: [label ?? '', entry.place ?? ''],
      names: [entry.preTitle ?? '', ...titles],
      // The description for search engines helps this search, too.
      summary: [entry.abstract ?? '', entry.seo?.description ?? ''],
      figures: [],
      body: isFixed && entry.section === 'home' ? [] : bodyOf(entry),
    }
  })

/** The questions of the FAQ page, each with its anchor there. */
export function questionDocuments(content: SiteContent): SearchDocument[] {
  const page = content.entries.find(({ entry, isFixed }) => isFixed && entry.section === QUESTIONS)
  const label = labelOf(content, QUESTIONS)
  return (page?.entry.blocks ?? []).flatMap((block) =>
    block.type === 'faq'
      ? block.questions.map(({ key, question, answer }) => ({
          result: {
            title: question,
            type: null,
            section: QUESTIONS,
            slug: null,
            anchor: key,
            label,
            abstract: textOf(answer),
            image: null,
            document: null,
            versions: [],
          },
          boost: 1,
          codes: [],
          kind: [label ?? ''],
          names: [block.title ?? ''],
          summary: [textOf(answer)],
          figures: [],
          body: [],
        }))
      : [],
  )
}
