import type { PlannedPage } from '../../routes'
import type { EntryState } from '../../templates/entry/entry-state'
import type { BuildContent } from '../content/content'
import { kindOf, neighboursOf } from '../content/listing'

const STORY_ROUTES: readonly PlannedPage['route'][] = [
  'customer-stories-slug',
  'innovation-stories-slug',
]

/** How many cards stand side by side. */
const CARDS = 3

/**
 * A story leads into the next one; other entries to a row of cards, unless editors chose where to
 * read on.
 */
function leadsOnTo({ route }: PlannedPage, shown: readonly string[]): number {
  if (STORY_ROUTES.includes(route)) return 1
  return shown.length > 1 ? 0 : CARDS
}

function stateOf(page: PlannedPage, { entries }: BuildContent, today: string): EntryState | null {
  const entry = entries.find(({ id }) => id === page.entry.id)
  const kind = entry ? kindOf(entry, today) : 'all'
  return kind === 'all' ? null : kind
}

/**
 * What the page of an entry is told besides what its blocks show: its state, and the entries to read
 * on with.
 *
 * @param shown the ids of the entries that its blocks show
 * @param today a calendar day in ISO 8601
 */
export const entryVariables = (
  page: PlannedPage,
  content: BuildContent,
  shown: readonly string[],
  today: string,
) => ({
  state: stateOf(page, content, today),
  neighbours: neighboursOf(page, content, shown, leadsOnTo(page, shown)),
})
