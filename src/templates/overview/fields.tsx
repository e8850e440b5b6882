import * as css from './engineering.module.css'
import type { EntriesView } from '../../blocks'
import { Link } from '../../ui/controls/link'
import { Picture } from '../../ui/media/picture'
import { Section } from '../../ui/layout/section'

const SIZES = '(min-width: 64em) 40vw, (min-width: 40em) 64vw, 140vw'
const LARGE = '(min-width: 64em) 82vw, 140vw'

/** The fields of work as a wall of pictures with their texts; the first is large. */
export const Fields = ({ block: { preTitle, title, entries } }: { block: EntriesView }) => (
  <Section label={preTitle} title={title} layout="wide">
    <ul className={css.wall}>
      {entries.map(({ href, title: name, abstract, image }, index) => (
        <li key={href} className={css.field} data-tone="dark">
          {image && (
            <Picture image={image} sizes={index === 0 ? LARGE : SIZES} ratio="fill" decorative />
          )}
          <div className={css.words}>
            <h3>
              <Link href={href} className={css.link}>
                {name}
              </Link>
            </h3>
            {abstract && <p className={css.text}>{abstract}</p>}
          </div>
        </li>
      ))}
    </ul>
  </Section>
)
