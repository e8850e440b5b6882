import * as css from './news.module.css'
import { EntryCard } from '../../../ui/cards/entry-card'
import { Section } from '../../../ui/layout/section'
import type { ListingItemView, ListingPart } from '../../../features/listing'
import { AgendaRows } from './agenda-rows'
import type { ListingEntriesProps } from './listing-entries-props'
import { PartSection, usePartName } from './part-section'

const LEAD_SIZES = '(min-width: 64em) 60vw, 92vw'

interface FrontProps {
  readonly lead: ListingItemView
  readonly upcoming: ListingPart
}

/** The front of the news: the newest large, and the upcoming events beside it. */
function Front({ lead, upcoming }: FrontProps) {
  const name = usePartName(upcoming)
  return (
    <Section layout="wide">
      <div className={css.front}>
        <div className={css.lead} data-item={lead.id}>
          <EntryCard entry={lead} heading="h2" sizes={LEAD_SIZES} />
        </div>
        <div>
          <h2 className={css.aside}>{name}</h2>
          <AgendaRows items={upcoming.items} heading="h3" variant="aside" />
        </div>
      </div>
    </Section>
  )
}

/** Cards side by side; the first is large if no larger one is above. */
const Grid = ({
  items,
  heading,
}: {
  readonly items: readonly ListingItemView[]
  readonly heading: 'h2' | 'h3'
}) => (
  <ul className={css.grid}>
    {items.map((item) => (
      <li key={item.id} data-item={item.id}>
        <EntryCard entry={item} heading={heading} />
      </li>
    ))}
  </ul>
)

/**
 * News and events: a front with the newest news and upcoming events, then the news, then past
 * events.
 */
export function News({ title, listing, parts, isFiltered }: ListingEntriesProps) {
  const all = parts.find(({ kind }) => kind === 'all')
  const upcoming = parts.find(({ kind }) => kind === 'upcoming')
  const [lead, ...others] = all?.items ?? []
  const front =
    listing.page === 1 && !isFiltered && lead && all && upcoming ? { lead, upcoming } : null
  const rest = parts.flatMap((part): ListingPart[] => {
    if (!front || (part !== all && part !== upcoming)) return [part]
    return part === all && others.length > 0 ? [{ ...part, items: others }] : []
  })
  return (
    <>
      {front && <Front {...front} />}
      {rest.map((part) => (
        <PartSection
          key={part.kind}
          title={title}
          noun={listing.noun}
          part={part}
          isOnly={parts.length === 1}
        >
          {(heading) =>
            part.kind === 'all' ? (
              <Grid items={part.items} heading={heading} />
            ) : (
              <AgendaRows
                items={part.items}
                heading={heading}
                variant={part.kind === 'past' ? 'brief' : 'full'}
              />
            )
          }
        </PartSection>
      ))}
    </>
  )
}
