import { useTranslation } from 'react-i18next'
import * as css from './product-bar.module.css'
import { cx } from '../../ui/cx'
import { TalkButton } from '../../chrome/talk-panel/talk-button'

/** A part of the page: its place in the address, and its name. */
export interface PlaceView {
  readonly id: string
  readonly label: string
}

interface ProductBarProps {
  /** The product, or the version of it that is chosen. */
  readonly title: string
  readonly places: readonly PlaceView[]
}

/**
 * Stays at the top of large windows while the page scrolls, under the header when that comes: what
 * the page is about, its parts, and the way to ask.
 */
export function ProductBar({ title, places }: ProductBarProps) {
  const { t } = useTranslation()
  return (
    <nav className={cx('below-header', css.bar)} aria-label={t('entry.contents')}>
      <p className={css.title}>{title}</p>
      <ul className={css.places}>
        {places.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} className={css.place}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <TalkButton />
    </nav>
  )
}
