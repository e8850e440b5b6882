import * as css from './highlights.module.css'
import { Link } from '../../ui/controls/link'
import { Picture } from '../../ui/media/picture'
import type { HighlightView } from '../view-models'

interface HighlightsProps {
  readonly highlights: readonly HighlightView[]
  readonly label: string
  /** Whether level 2 takes their place; in high windows they then move below level 1. */
  readonly stepAside: boolean
}

/** News that editors highlight, each with its type (requirements 2.4). */
export const Highlights = ({ highlights, label, stepAside }: HighlightsProps) =>
  highlights.length === 0 ? null : (
    <section className={css.highlights} aria-label={label} data-aside={stepAside || undefined}>
      <p className={css.label}>{label}</p>
      <ul className={css.list}>
        {highlights.map(({ title, href, typeLabel, image }) => (
          <li key={href}>
            <Link href={href} className={css.highlight}>
              {image && <Picture image={image} sizes="14rem" ratio="4x3" decorative scripted />}
              <span className={css.words}>
                {typeLabel && <span className={css.type}>{typeLabel}</span>}{' '}
                <span className={css.title}>{title}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
