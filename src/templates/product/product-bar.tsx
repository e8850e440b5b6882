import { useTranslation } from 'react-i18next'
import * as css from './product-bar.module.css'
import { ButtonLink } from '../../ui/controls/button'
import { cx } from '../../ui/cx'
import type { ActionView } from '../../ui/view-models'

/** A part of the page: its anchor, and its name. */
export interface AnchorView {
  readonly id: string
  readonly label: string
}

interface ProductBarProps {
  /** The product, or the version of it that is chosen. */
  readonly title: string
  readonly anchors: readonly AnchorView[]
  /** What a visitor is to do. */
  readonly action: ActionView | undefined
}

/**
 * Stays at the top while the page scrolls, under the header when that comes: what the page is about
 * and the way to ask, in large windows also its parts.
 */
export function ProductBar({ title, anchors, action }: ProductBarProps) {
  const { t } = useTranslation()
  return (
    <div className={cx('below-header no-print', css.bar)}>
      <p className={css.title}>{title}</p>
      <nav aria-label={t('entry.contents')}>
        <ul>
          {anchors.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
      {action && <ButtonLink {...action} />}
    </div>
  )
}
