import * as css from './socials.module.css'
import { cx } from '../../ui/cx'
import { Link } from '../../ui/controls/link'
import type { LinkView } from '../../ui/view-models'

/** The company's profiles elsewhere. */
export const Socials = ({ links, label }: { links: readonly LinkView[]; label: string }) => (
  <ul className={cx('no-print', css.socials)} aria-label={label}>
    {links.map(({ href, label: name }) => (
      <li key={href}>
        <Link href={href} className={css.link}>
          {name}
        </Link>
      </li>
    ))}
  </ul>
)
