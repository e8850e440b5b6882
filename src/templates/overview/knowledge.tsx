import * as css from './services.module.css'
import { ButtonLink } from '../../ui/controls/button'
import { EntryLabel } from '../../ui/cards/entry-card'
import { LinkRows } from '../../ui/controls/link-rows'
import { Picture } from '../../ui/media/picture'
import { Section } from '../../ui/layout/section'
import type { ServicesProps, CollectionView } from './services-props'

const SIZES = '(min-width: 64em) 31vw, 92vw'

/** A collection of articles or dates, with its latest entries. */
const Collection = ({
  collection: { title, text, image, action, entries },
}: {
  collection: CollectionView
}) => (
  <li className={css.collection}>
    {image && <Picture image={image} sizes={SIZES} ratio="16x9" decorative />}
    <div>
      <h3 className={css.collectionTitle}>{title}</h3>
      {text && <p>{text}</p>}
    </div>
    <LinkRows
      heading="h4"
      rows={entries.map((entry) => ({
        key: entry.href,
        label: entry.title,
        href: entry.href,
        above: <EntryLabel entry={{ ...entry, preTitle: null, type: null }} />,
      }))}
    />
    {action && <ButtonLink kind="text" {...action} />}
  </li>
)

/** The service's articles and courses, by collection. */
export const Knowledge = ({
  preTitle,
  title,
  collections,
}: NonNullable<ServicesProps['knowledge']>) => (
  <Section label={preTitle} title={title} layout="wide" tone="stone">
    <ul className={css.collections}>
      {collections.map((collection) => (
        <Collection key={collection.title} collection={collection} />
      ))}
    </ul>
  </Section>
)
