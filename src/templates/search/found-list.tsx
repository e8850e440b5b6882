import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Highlighted, type Found } from '../../features/search'
import type { SearchRequest } from '../../routes'
import { Link } from '../../ui/controls/link'
import { FoundCount } from './found-count'
import { NothingFound } from './nothing-found'
import { ResultPages } from './result-pages'
import { SectionFilter } from './section-filter'

interface FoundListProps {
  readonly request: SearchRequest
  readonly found: Found
}

/** The results of one page. */
function Results({ request, found }: FoundListProps) {
  const { t } = useTranslation()
  return (
    <ol>
      {found.results.map(({ title, href, label, abstract, isDocument }) => (
        <li key={`${href} ${title}`} data-item>
          <p>{[label, isDocument && t('listing.document')].filter(Boolean).join(' · ')}</p>
          <Link href={href} {...(isDocument ? { target: '_blank' as const } : {})}>
            <Highlighted text={title} query={request.query} />
          </Link>
          {abstract && (
            <p>
              <Highlighted text={abstract} query={request.query} />
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}

/**
 * What was found: how much, in which sections, the results, and the way to more of them. Who turns a
 * page goes on at its beginning.
 */
export function FoundList({ request, found }: FoundListProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const turned = useRef(false)
  useEffect(() => {
    if (turned.current) heading.current?.focus()
    turned.current = false
  }, [found])
  const { total } = found
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        <FoundCount total={total} />
      </h2>
      <SectionFilter request={request} sections={found.sections} />
      {total === 0 && <NothingFound suggestion={found.suggestion} />}
      {found.results.length > 0 && <Results request={request} found={found} />}
      <ResultPages request={request} found={found} onTurn={() => (turned.current = true)} />
    </>
  )
}
