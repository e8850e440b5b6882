import type { i18n } from 'i18next'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider, useTranslation } from 'react-i18next'
import type { SearchAnswer } from '../../contract'
import { FoundList, foundIn } from '../../features/search-results'
import { searchFormUrl, type SearchRequest } from '../../routes'
import { sites, type SiteHandle } from '../../sites'
import { Link } from '../../ui/controls/link'
import { SiteProvider } from '../../ui/site-context'

/** A search in a site, and the texts of its language. */
export interface Asked {
  readonly site: SiteHandle
  readonly request: SearchRequest
  readonly texts: i18n
}

const printed = ({ site, texts }: Asked, content: ReactNode): string =>
  renderToStaticMarkup(
    <I18nextProvider i18n={texts}>
      <SiteProvider site={sites[site]}>{content}</SiteProvider>
    </I18nextProvider>,
  )

/** The HTML of the results, as the search page shows them in the browser. */
export const results = (asked: Asked, answer: SearchAnswer): string =>
  printed(
    asked,
    <FoundList request={asked.request} found={foundIn(answer, asked.site)} urlOf={searchFormUrl} />,
  )

function Failed({ site, request }: Pick<Asked, 'site' | 'request'>) {
  const { t } = useTranslation()
  const { t: texts } = useTranslation('search')
  return (
    <div role="alert">
      <p>{texts('failed')}</p>
      <p>
        <Link href={searchFormUrl(site, request)}>{t('error.retry')}</Link>
      </p>
    </div>
  )
}

/** The HTML for a failed search, with a link to try again. */
export const failed = (asked: Asked): string => printed(asked, <Failed {...asked} />)
