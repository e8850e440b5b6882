import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/controls/link'
import { useSite } from '../../ui/site-context'
import type { UrlOf, Found } from './found'

interface NothingFoundProps extends Pick<Found, 'suggestion'> {
  readonly urlOf: UrlOf
  /** One more link. */
  readonly children?: ReactNode
}

/** Links when nothing was found; sections and categories follow on the page. */
export function NothingFound({ suggestion, urlOf, children }: NothingFoundProps) {
  const { t } = useTranslation('search')
  const { handle } = useSite()
  return (
    <div>
      {suggestion && (
        <p>
          {t('meant')}{' '}
          <Link href={urlOf(handle, { query: suggestion })}>
            <bdi>{suggestion}</bdi>
          </Link>
        </p>
      )}
      <p>{t('advice')}</p>
      {children && <p>{children}</p>}
    </div>
  )
}
