import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SearchRequest } from '../../routes'
import { Link } from '../../ui/controls/link'
import type { UrlOf, Found } from './found'
import { FoundCount } from './found-count'
import { highlight } from './highlight'
import { NothingFound } from './nothing-found'
import { ResultPages } from './result-pages'
import { SectionFilter } from './section-filter'

interface ResultsProps {
  readonly request: SearchRequest
  readonly found: Found
}

interface FoundListProps extends ResultsProps {
  readonly urlOf: UrlOf
  /** Further links when nothing was found. */
  readonly children?: ReactNode
}

/** A text with the words of a query marked. */
const Highlighted = ({ text, query }: { text: string; query: string }) => (
  <>
    {highlight(text, query).map((piece, index) =>
      piece.isMatch ? <mark key={index}>{piece.text}</mark> : piece.text,
    )}
  </>
)

/** The results of one page. */
function Results({ request, found }: ResultsProps) {
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
 * The results: their number, their sections, the results themselves, and links to more pages. When
 * a visitor turns a page, the focus moves to its beginning. A function prints the list for visitors
 * without a script, so it has no style sheet: that of the search page selects its elements by name.
 */
export function FoundList({ request, found, urlOf, children }: FoundListProps) {
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
      <SectionFilter request={request} sections={found.sections} urlOf={urlOf} />
      {total === 0 && (
        <NothingFound suggestion={found.suggestion} urlOf={urlOf}>
          {children}
        </NothingFound>
      )}
      {found.results.length > 0 && <Results request={request} found={found} />}
      <ResultPages
        request={request}
        found={found}
        urlOf={urlOf}
        onTurn={() => (turned.current = true)}
      />
    </>
  )
}
