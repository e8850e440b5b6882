import { useTranslation } from 'react-i18next'
import type { SearchRequest } from '../../routes'
import { Link } from '../../ui/controls/link'
import { useSite } from '../../ui/site-context'
import type { UrlOf, Found } from './found'

interface ResultPagesProps {
  readonly request: SearchRequest
  readonly found: Pick<Found, 'page' | 'pages'>
  readonly urlOf: UrlOf
  readonly onTurn: () => void
}

/** Links to the neighbouring pages, at their URLs; nothing when there is one page. */
export function ResultPages({ request, found: { page, pages }, urlOf, onTurn }: ResultPagesProps) {
  const { t } = useTranslation()
  const { t: texts } = useTranslation('search')
  const { handle } = useSite()
  if (pages < 2 && page < 2) return null
  const hrefOf = (number: number) => urlOf(handle, { ...request, page: number })
  return (
    <nav aria-label={texts('pages')}>
      {page > 1 && (
        <Link href={hrefOf(Math.max(1, Math.min(page - 1, pages)))} rel="prev" onClick={onTurn}>
          {t('listing.previous')}
        </Link>
      )}
      <span>{t('listing.page', { page, pages })}</span>
      {page < pages && (
        <Link href={hrefOf(page + 1)} rel="next" onClick={onTurn}>
          {texts('next')}
        </Link>
      )}
    </nav>
  )
}
