import { useTranslation } from 'react-i18next'
import * as css from './product-bar.module.css'
import { cx } from '../../ui/cx'
import { TalkButton } from '../../chrome/talk-panel/talk-button'

/** A part of the page: its anchor, and its name. */
export interface AnchorView {
  readonly id: string
  readonly label: string
}

interface ProductBarProps {
  /** The product, or the version of it that is chosen. */
  readonly title: string
  readonly anchors: readonly AnchorView[]
}

/**
 * Stays at the top of large windows while the page scrolls, under the header when that comes: what
 * the page is about, its parts, and the way to ask.
 */
export function ProductBar({ title, anchors }: ProductBarProps) {
  const { t } = useTranslation()
  return (
    <nav className={cx('below-header', css.bar)} aria-label={t('entry.contents')}>
      <p className={css.title}>{title}</p>
      <ul className={css.anchors}>
        {anchors.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} className={css.anchor}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <TalkButton />
    </nav>
  )
}
