import * as css from './newsletter-box.module.css'
import { ButtonLink } from '../../ui/controls/button'
import { cx } from '../../ui/cx'
import type { ActionView } from '../../ui/view-models'

export interface NewsletterBoxProps {
  readonly title: string
  readonly abstract: string
  /** The page to subscribe on; without it the box is not shown. */
  readonly action: ActionView | null
}

/** The invitation to the newsletter, on the routes that editors chose (requirements 2.4). */
export const NewsletterBox = ({ title, abstract, action }: NewsletterBoxProps) =>
  action && (
    <section className={cx('no-print', css.box)} data-tone="stone" aria-label={title}>
      <h2 className={css.title}>{title}</h2>
      <p className={css.abstract}>{abstract}</p>
      <div className={css.action}>
        <ButtonLink kind="line" {...action} />
      </div>
    </section>
  )
