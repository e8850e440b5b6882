import { useTranslation } from 'react-i18next'
import type { SearchRequest } from '../../routes'
import { Link } from '../../ui/controls/link'
import { useSite } from '../../ui/site-context'
import type { UrlOf, Found } from './found'

/** Sections that are shown at first; further ones, which have few results, are collapsed. */
const AT_ONCE = 6

interface SectionFilterProps {
  readonly request: SearchRequest
  readonly sections: Found['sections']
  readonly urlOf: UrlOf
}

/** Sections as links to their results. */
function Sections({ request, sections, urlOf }: SectionFilterProps) {
  const { handle } = useSite()
  return (
    <ul>
      {sections.map(({ section, label, count }) => (
        <li key={section}>
          <Link
            href={urlOf(handle, { query: request.query, section })}
            aria-current={section === request.section ? 'true' : undefined}
          >
            {label} <span>{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/**
 * Narrows the results to a section. Nothing if there are fewer than two, or if the service does not
 * count them.
 */
export function SectionFilter({ request, sections, urlOf }: SectionFilterProps) {
  const { t } = useTranslation('search')
  if (sections.length < 2 && request.section === '') return null
  const all = sections.reduce((sum, { count }) => sum + count, 0)
  const largest = [...sections].sort((a, b) => b.count - a.count).slice(0, AT_ONCE)
  const first = sections.filter((each) => largest.includes(each))
  const rest = sections.filter((each) => !largest.includes(each))
  return (
    <nav aria-label={t('filter')}>
      <Sections
        request={request}
        urlOf={urlOf}
        sections={[{ section: '', label: t('all'), count: all }, ...first]}
      />
      {rest.length > 0 && (
        <details open={rest.some(({ section }) => section === request.section)}>
          <summary>{t('more')}</summary>
          <Sections request={request} urlOf={urlOf} sections={rest} />
        </details>
      )}
    </nav>
  )
}
