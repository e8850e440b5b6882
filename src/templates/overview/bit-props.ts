import type { Entry } from '../../contract'
import { path } from '../../routes'
import type { SiteHandle } from '../../sites'
import type { EntryCardView } from '../../ui/cards/entry-card'
import { entryCard } from '../shared/block-views'
import type { NonNullKeys } from '../shared/non-null-keys'
import { overviewProps, type OverviewProps } from './overview-props'

type Terms = Pick<Entry, 'deadline' | 'facts'>

/** A tender or project that seeks partners, or a closed one. */
export type CallView = EntryCardView & Terms

/** The properties of the bureau's page. */
export interface BitProps extends OverviewProps {
  /** The next deadline first. */
  readonly open: readonly CallView[]
  readonly closed: readonly CallView[]
  /** The page that lists all of them. */
  readonly all: string
}

const callsOf = (nodes: Queries.BitPageQuery['open']['nodes'], site: SiteHandle): CallView[] =>
  nodes.flatMap((node) => {
    const card = entryCard(node, site)
    return card ? [{ ...card, deadline: node.deadline, facts: node.facts }] : []
  })

/** Content of the bureau → the properties of its page. The one mapping for build and preview. */
export const bitProps = (
  data: NonNullKeys<Queries.BitPageQuery, 'entry'>,
  site: SiteHandle,
): BitProps => ({
  ...overviewProps(data, site),
  open: callsOf(data.open.nodes, site),
  closed: callsOf(data.closed.nodes, site),
  all: path('bit-tenders-and-projects', site),
})
