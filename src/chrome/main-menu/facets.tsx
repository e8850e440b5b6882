import { useTranslation } from 'react-i18next'
import * as css from './facets.module.css'
import type { MenuFilters } from '../../features/site-data'
import { Link } from '../../ui/controls/link'
import { Icon } from '../../ui/media/icon'
import type { LinkView } from '../../ui/view-models'

/** One facet of the catalogue, closed at first: it has many links. */
function Facet({ title, links }: { readonly title: string; readonly links: readonly LinkView[] }) {
  if (links.length === 0) return null
  return (
    <details name="menu-facets" className={css.facet}>
      <summary className={css.title}>
        {title}
        <Icon name="chevron" />
      </summary>
      <ul className={css.links}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} className={css.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

type FacetsProps = Pick<MenuFilters, 'materials' | 'industries'>

/**
 * The catalogue by material and by industry: for visitors who know their work, and not yet the
 * machine.
 */
export function Facets({ materials, industries }: FacetsProps) {
  const { t } = useTranslation()
  return (
    <div className={css.facets}>
      <Facet title={t('catalogue.material')} links={materials} />
      <Facet title={t('catalogue.industry')} links={industries} />
    </div>
  )
}
