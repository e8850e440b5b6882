import * as css from './teasers.module.css'
import { Link } from '../../ui/controls/link'
import { Picture } from '../../ui/media/picture'
import { Section } from '../../ui/layout/section'
import type { TeasersView, TeaserView } from '../view-models'

const SIZES = '(min-width: 64em) 64vw, (min-width: 40em) 92vw, 184vw'

/** A link further into the site: picture, pre-title, title and text are one link. */
const Teaser = ({ teaser }: { teaser: TeaserView }) => (
  <article className={css.teaser}>
    {teaser.image && <Picture image={teaser.image} sizes={SIZES} ratio="4x5" decorative />}
    {teaser.preTitle && <p className={css.preTitle}>{teaser.preTitle}</p>}
    <h3 className={css.title}>
      {teaser.action ? (
        <Link href={teaser.action.href} className={css.link}>
          {teaser.title}
        </Link>
      ) : (
        teaser.title
      )}
    </h3>
    {teaser.text && <p className={css.text}>{teaser.text}</p>}
    {teaser.action && (
      <p className={css.action} aria-hidden="true">
        {teaser.action.label}
      </p>
    )}
  </article>
)

/** Ways further into the site, side by side. */
export const TeasersBlock = ({ block }: { block: TeasersView }) => (
  <Section label={block.preTitle} title={block.title}>
    <ul className={css.grid}>
      {block.teasers.map((teaser) => (
        <li key={teaser.title}>
          <Teaser teaser={teaser} />
        </li>
      ))}
    </ul>
  </Section>
)
