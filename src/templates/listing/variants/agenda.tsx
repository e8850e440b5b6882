import { AgendaRows } from './agenda-rows'
import type { ListingEntriesProps } from './listing-entries-props'
import { PartSection } from './part-section'

/** Webinars and workshops: upcoming ones, those on request, and past ones in brief. */
export const Agenda = ({ title, listing, parts }: ListingEntriesProps) => (
  <>
    {parts.map((part) => (
      <PartSection
        key={part.kind}
        title={title}
        noun={listing.noun}
        part={part}
        isOnly={listing.parts.length === 1}
      >
        {(heading) => (
          <AgendaRows
            items={part.items}
            heading={heading}
            variant={part.kind === 'past' ? 'brief' : 'full'}
          />
        )}
      </PartSection>
    ))}
  </>
)
