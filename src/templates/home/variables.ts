import type { PlannedPage } from '../../routes'
import { composedVariables } from '../composed/variables'
import type { EntryNode } from '../shared/content-nodes'
import type { BuildFacts } from '../shared/page-type'
import { entriesOf, ownPage, upcoming } from '../shared/section-entries'

/** How many news items the home page shows, the next event among them. */
const NEWS = 5

const isEvent = ({ type }: EntryNode) => type === 'event'

/** The industries that a site has machines for. */
const industriesIn = ({ site }: PlannedPage, { products }: BuildFacts['content']): string[] => [
  ...new Set(
    products
      .filter((product) => product.site === site)
      .flatMap(({ industries }) => industries.map(({ id }) => id)),
  ),
]

/** The home page: the news with the next event among them, and how many jobs are open. */
export function homeVariables(page: PlannedPage, build: BuildFacts) {
  const { content, today } = build
  const next = upcoming('newsAndEvents', page, content, today).filter(isEvent).slice(0, 1)
  const news = entriesOf('newsAndEvents', page, content)
    .filter((entry) => !isEvent(entry))
    .slice(0, NEWS - next.length)
  return {
    ...composedVariables(page, build),
    news: [...news, ...next].map(({ id }) => id),
    careers: ownPage('workingAt', page, content)?.id ?? null,
    industries: industriesIn(page, content),
    jobs: entriesOf('jobOpportunities', page, content).length,
  }
}
