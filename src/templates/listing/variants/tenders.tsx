import { useTranslation } from 'react-i18next'
import * as css from './tenders.module.css'
import * as itemCss from './item.module.css'
import type { ListingItemView } from '../../../features/listing'
import { WrittenDates } from '../../../ui/text/written-dates'
import { cx } from '../../../ui/cx'
import { ItemLabel, ItemLink } from './item-link'
import type { ListingEntriesProps } from './listing-entries-props'
import { PartSection } from './part-section'

interface TenderProps {
  readonly item: ListingItemView
  readonly heading: 'h2' | 'h3'
}

/** One call: its subject, its deadline and state, and the editors' facts. */
function Tender({ item, heading: Heading }: TenderProps) {
  const { t } = useTranslation()
  const { deadline, status, facts } = item
  return (
    <li data-item={item.id} className={cx(css.tender, itemCss.item)}>
      <div>
        <ItemLabel item={item} kind="always" date="never" />
        <Heading className={css.title}>
          <ItemLink item={item} />
        </Heading>
      </div>
      <dl className={css.facts}>
        {status && (
          <div data-status={status}>
            <dt>{t('entry.state')}</dt>
            <dd>{t(`entry.status.${status}`)}</dd>
          </div>
        )}
        {deadline && (
          <div>
            <dt>{t('entry.deadline')}</dt>
            <dd>
              <WrittenDates date={deadline} />
            </dd>
          </div>
        )}
        {facts.slice(0, 2).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

/** Calls as lines of a register, the open ones first. */
export const Tenders = ({ title, listing, parts }: ListingEntriesProps) => (
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
          <ul className={css.register}>
            {part.items.map((item) => (
              <Tender key={item.id} item={item} heading={heading} />
            ))}
          </ul>
        )}
      </PartSection>
    ))}
  </>
)
