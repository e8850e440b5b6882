import * as css from './articles.module.css'
import * as itemCss from './item.module.css'
import { cx } from '../../../ui/cx'
import { Picture } from '../../../ui/media/picture'
import { ItemLabel, ItemLink } from './item-link'
import type { ListingEntriesProps } from './listing-entries-props'
import { PartSection } from './part-section'

/** Articles like the contents of a journal: text first, a small picture at the end of the line. */
export const Articles = ({ title, listing, parts }: ListingEntriesProps) => (
  <>
    {parts.map((part) => (
      <PartSection
        key={part.kind}
        title={title}
        noun={listing.noun}
        part={part}
        isOnly={listing.parts.length === 1}
      >
        {(heading: 'h2' | 'h3') => {
          const Heading = heading
          return (
            <ul className={css.articles}>
              {part.items.map((item) => (
                <li key={item.id} data-item={item.id} className={cx(css.article, itemCss.item)}>
                  <ItemLabel item={item} />
                  <Heading className={css.title}>
                    <ItemLink item={item} />
                  </Heading>
                  {item.abstract && <p className={css.abstract}>{item.abstract}</p>}
                  <div className={css.picture}>
                    {item.image && (
                      <Picture
                        image={item.image}
                        sizes="(min-width: 102.5em) 26rem, 14rem"
                        ratio="3x2"
                        decorative
                      />
                    )}
                  </div>
                </li>
              ))}
            </ul>
          )
        }}
      </PartSection>
    ))}
  </>
)
