import { useTranslation } from 'react-i18next'
import * as css from './home.module.css'
import { ButtonLink } from '../../ui/controls/button'
import { Picture } from '../../ui/media/picture'
import type { CareersView } from './home-props'

/** A link to work here, with the number of open positions, beside a picture to the edge. */
export function Careers({ title, preTitle, abstract, image, href, jobs }: CareersView) {
  const { t } = useTranslation()
  return (
    <section className={css.careers} data-tone="dark">
      <div className={css.words}>
        {preTitle && <p className={css.label}>{preTitle}</p>}
        <h2>{title}</h2>
        {abstract && <p className={css.text}>{abstract}</p>}
        <p className={css.ways}>
          {jobs.count > 0 && (
            <ButtonLink label={t('jobs.open', { count: jobs.count })} href={jobs.href} />
          )}
          <ButtonLink kind="text" label={title} href={href} />
        </p>
      </div>
      {image && (
        <div className={css.picture}>
          <Picture image={image} sizes="(min-width: 64em) 58vw, 100vw" ratio="fill" />
        </div>
      )}
    </section>
  )
}
