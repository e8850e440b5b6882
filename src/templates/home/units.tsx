import * as css from './units.module.css'
import type { TeasersView, TeaserView } from '../../blocks'
import { Link } from '../../ui/controls/link'
import { Picture } from '../../ui/media/picture'
import { Section } from '../../ui/layout/section'

const SIZES = '(min-width: 64em) 82vw, max(100vw, 44rem)'

/** One business unit: its text on its picture, all of it one link. */
const Unit = ({ unit: { preTitle, title, text, image, action } }: { unit: TeaserView }) => (
  <li className={css.unit}>
    {image && (
      <div className={css.picture}>
        <Picture image={image} sizes={SIZES} ratio="fill" decorative />
      </div>
    )}
    <div className={css.words}>
      {preTitle && <p className={css.name}>{preTitle}</p>}
      <h3 className={css.title}>
        {action ? (
          <Link href={action.href} className={css.link}>
            {title}
          </Link>
        ) : (
          title
        )}
      </h3>
      {text && <p className={css.text}>{text}</p>}
      {action && (
        <p className={css.action} aria-hidden="true">
          {action.label}
        </p>
      )}
    </div>
  </li>
)

/** The business units as tall pictures, from edge to edge of the window. */
export const Units = ({ block: { preTitle, title, teasers } }: { block: TeasersView }) => (
  <Section label={preTitle} title={title} layout="bleed" tone="dark">
    <ul className={css.units}>
      {teasers.map((unit) => (
        <Unit key={unit.title} unit={unit} />
      ))}
    </ul>
  </Section>
)
