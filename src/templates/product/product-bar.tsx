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
  /** The product, or its chosen version. */
  readonly title: string
  readonly anchors: readonly AnchorView[]
  /** The call to action. */
  readonly action: ActionView | undefined
}

/**
 * Stays at the top while the page scrolls, or under the header when the header is shown: the title
 * and the call to action. Large windows also show links to the parts of the page.
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
