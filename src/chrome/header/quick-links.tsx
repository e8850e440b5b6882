import * as css from './quick-links.module.css'
import { Link } from '../../ui/controls/link'
import type { LinkView } from '../../ui/view-models'

export interface QuickLinksProps {
  readonly links: readonly LinkView[]
  /** The landmark's name. */
  readonly label: string
}

/** A few direct ways in the header of large windows (requirements 2.4). */
export const QuickLinks = ({ links, label }: QuickLinksProps) =>
  links.length === 0 ? null : (
    <nav className={css.quickLinks} aria-label={label}>
      <ul className={css.list}>
        {links.map(({ href, label: text }) => (
          <li key={href}>
            <Link href={href} className={css.link}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
