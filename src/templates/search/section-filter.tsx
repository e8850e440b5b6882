import { useTranslation } from 'react-i18next'
import type { Found } from '../../features/search'
import { searchAddress, type SearchRequest } from '../../routes'
import { Link } from '../../ui/controls/link'
import { useSite } from '../../ui/site-context'

interface SectionFilterProps {
  readonly request: SearchRequest
  readonly sections: Found['sections']
}

/** Narrows the results to a section. Nothing where there are no two, or the service does not count them. */
export function SectionFilter({ request, sections }: SectionFilterProps) {
  const { t } = useTranslation('search')
  const { handle } = useSite()
  if (sections.length < 2 && request.section === '') return null
  const all = sections.reduce((sum, { count }) => sum + count, 0)
  return (
    <nav aria-label={t('filter')}>
      <ul>
        {[{ section: '', label: t('all'), count: all }, ...sections].map(
          ({ section, label, count }) => (
            <li key={section}>
              <Link
                href={searchAddress(handle, { query: request.query, section })}
                aria-current={section === request.section ? 'true' : undefined}
              >
                {label} <span>{count}</span>
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}
