import { Link } from '../../ui/controls/link'
import type { PhoneView } from '../../ui/view-models'
import * as css from './nearest.module.css'

/** Numbers in large type, one line each. */
export const PhoneLines = ({ phones }: { readonly phones: readonly PhoneView[] }) => (
  <ul>
    {phones.map(({ number, href }) => (
      <li key={number}>
        <Link href={href} className={css.phone}>
          {number}
        </Link>
      </li>
    ))}
  </ul>
)
