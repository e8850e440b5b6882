import * as css from './overview.module.css'
import { Icon } from '../../ui/media/icon'
import type { EntriesView } from '../../blocks'
import { Link } from '../../ui/controls/link'
import { Picture } from '../../ui/media/picture'
import { Section } from '../../ui/layout/section'

const SIZES = '(min-width: 64em) 31vw, (min-width: 40em) 40vw, 92vw'

interface EntryLinesProps {
  readonly block: EntriesView
  /** The side of the pictures in a wide window. */
  readonly pictures?: 'start' | 'end'
}

/** Chosen pages as wide lines, one below the other: picture, large title, summary. */
export const EntryLines = ({
  block: { preTitle, title, entries },
  pictures = 'start',
}: EntryLinesProps) => (
  <Section label={preTitle} title={title} layout="wide">
    <ul className={css.lines} data-pictures={pictures}>
      {entries.map(({ href, title: name, abstract, image }) => (
        <li key={href} className={css.line}>
          <div className={css.linePicture}>
            {image && <Picture image={image} sizes={SIZES} ratio="3x2" decorative />}
          </div>
          <div className={css.lineWords}>
            <h3 className={css.lineTitle}>
              <Link href={href} className={css.cover}>
                {name}
              </Link>
            </h3>
            {abstract && <p className={css.lineText}>{abstract}</p>}
          </div>
          <p className={css.lineSign}>
            <Icon name="arrow" />
          </p>
        </li>
      ))}
    </ul>
  </Section>
)
