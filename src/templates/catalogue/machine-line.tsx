import { useTranslation } from 'react-i18next'
import * as css from './machine-line.module.css'
import { CompareToggle } from '../../features/compare/toggle'
import { Link } from '../../ui/controls/link'
import { Picture } from '../../ui/media/picture'
import { Amount } from '../../ui/text/amount'
import type { FoundMachine } from './machine'

/** Figures of a line; more would not fit beside each other. */
const FIGURES = 3

/** A machine as a line of a compact list. */
export function MachineLine({
  machine: { title, card, versions, compared },
}: {
  machine: FoundMachine
}) {
  const { t } = useTranslation('catalogue')
  return (
    <article className={css.line}>
      <div className={css.picture}>
        {card?.image && <Picture image={card.image} sizes="8rem" ratio="8x5" decorative />}
      </div>
      <div>
        <h3 className={css.title}>
          {card?.href ? (
            <Link href={card.href} className={css.link}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        <p className={css.small}>{card?.categoryTitle}</p>
        {versions.length > 0 && (
          <p className={css.small}>{t('versions', { versions: versions.join(', ') })}</p>
        )}
      </div>
      <dl className={css.figures}>
        {card?.figures.slice(0, FIGURES).map(({ label, ...amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Amount {...amount} />
            </dd>
          </div>
        ))}
      </dl>
      {compared && <CompareToggle {...compared} />}
    </article>
  )
}
