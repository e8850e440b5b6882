import * as css from './stories.module.css'
import * as itemCss from './item.module.css'
import type { ListingItemView } from '../../../features/listing'
import { cx } from '../../../ui/cx'
import { Picture } from '../../../ui/media/picture'
import { ItemFacts, ItemLabel, ItemLink } from './item-link'
import type { ListingEntriesProps } from './listing-entries-props'
import { PartSection } from './part-section'

/** Of each three, one extends across the sheet and two are side by side. */
const ROUND = 3

/** The first of a round, and a last one without a neighbour. */
const liesAcross = (index: number, count: number): boolean =>
  index % ROUND === 0 || (index % ROUND === 1 && index === count - 1)

interface StoryProps {
  readonly item: ListingItemView
  readonly isWide: boolean
  readonly heading: 'h2' | 'h3'
}

const Story = ({ item, isWide, heading: Heading }: StoryProps) => (
  <li data-item={item.id} className={cx(css.story, itemCss.item, isWide && css.wide)}>
    <div className={css.picture}>
      {item.image && (
        <Picture
          image={item.image}
          sizes={isWide ? '(min-width: 64em) 64vw, 92vw' : '(min-width: 48em) 46vw, 92vw'}
          ratio="fill"
          decorative
        />
      )}
    </div>
    <div>
      <ItemLabel item={item} />
      <Heading className={css.title}>
        <ItemLink item={item} />
      </Heading>
      {item.abstract && <p className={css.abstract}>{item.abstract}</p>}
      <ItemFacts facts={item.facts} />
    </div>
  </li>
)

/**
 * Stories with large pictures: one across the sheet, two side by side, then one from the other
 * side.
 */
export const Stories = ({ title, listing, parts }: ListingEntriesProps) => (
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
          <ul className={css.stories}>
            {part.items.map((item, index) => (
              <Story
                key={item.id}
                item={item}
                isWide={liesAcross(index, part.items.length)}
                heading={heading}
              />
            ))}
          </ul>
        )}
      </PartSection>
    ))}
  </>
)
