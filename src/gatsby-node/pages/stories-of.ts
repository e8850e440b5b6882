import type { PlannedPage } from '../../routes'
import type { BuildContent, EntryNode } from '../content/content'
import { newestFirst } from '../content/listing'

/** The sections whose pages tell of products at work, in the order in which they are preferred. */
const TELLING = ['customerStories', 'innovationStories', 'articles']

/** So many stories stand on a product's page. */
const MOST = 3

const names = ({ blocks }: EntryNode, code: string) =>
  blocks.some((block) => block.type === 'products' && block.codes.includes(code))

/**
 * The ids of the stories and articles whose blocks name a product, in their order: customers first,
 * then the newest.
 *
 * @param drawn the pages that are built; an entry without one has nowhere to lead
 */
export function storiesOf(
  code: string,
  { site }: PlannedPage,
  { entries }: Pick<BuildContent, 'entries'>,
  drawn: readonly PlannedPage[],
): string[] {
  const told = entries.filter(
    (entry) => entry.site === site && TELLING.includes(entry.section) && names(entry, code),
  )
  if (told.length === 0) return []
  const pages = new Set(drawn.map(({ entry }) => entry.id))
  return told
    .filter(({ id }) => pages.has(id))
    .sort((a, b) => TELLING.indexOf(a.section) - TELLING.indexOf(b.section) || newestFirst(a, b))
    .slice(0, MOST)
    .map(({ id }) => id)
}
