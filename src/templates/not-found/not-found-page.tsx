import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './not-found-page.module.css'
import { Actions, ReloadLink } from '../../ui/controls/button'
import { useSite } from '../../ui/site-context'

/** The pages that the error page links to; null if the site has no such page (yet). */
export interface WayOut {
  readonly home: string
  readonly products: string | null
  readonly engineering?: string | null
  readonly services?: string | null
  readonly news?: string | null
}

export interface NotFoundPageProps {
  /**
   * 404 by default; 503 if the page may be available in a moment. The same page shows other errors.
   */
  readonly statusCode?: number
  readonly links: WayOut
  /** The cause of the error, in English, for editors. */
  readonly cause?: string
  /** Pages that the visitor may have meant. */
  readonly suggestions?: ReactNode
}

const OTHER_INTRO = 'Si è verificato un errore. Riprova tra qualche istante.'

/**
 * The intro of the error page is Italian in every language (requirements 2.4). The visitor's own
 * language says it first.
 */
const INTRO = {
  notFound: 'La pagina che stai cercando non esiste o è stata spostata.',
  unavailable: OTHER_INTRO,
  other: OTHER_INTRO,
} as const

/** Which message an error page has, by its status code. */
export const errorKind = (statusCode: number): keyof typeof INTRO =>
  statusCode === 404 ? 'notFound' : statusCode === 503 ? 'unavailable' : 'other'

/** The error page: status, message and the ways out. */
export function NotFoundPage({ statusCode = 404, links, cause, suggestions }: NotFoundPageProps) {
  const { t } = useTranslation()
  const { language } = useSite()
  const kind = errorKind(statusCode)
  const ways = [
    { label: t('error.home'), href: links.home },
    { label: t('error.products'), href: links.products },
    { label: t('error.engineering'), href: links.engineering },
    { label: t('error.services'), href: links.services },
    { label: t('error.news'), href: links.news },
  ]
  return (
    <section className={css.page} data-tone="dark">
      <p className={css.code}>{statusCode}</p>
      <div className={css.content}>
        <h1 className={css.title}>{t(`error.${kind}`)}</h1>
        {language !== 'it' && (
          <p className={css.intro}>
            {t(kind === 'notFound' ? 'error.notFoundIntro' : 'error.otherIntro')}
          </p>
        )}
        <p className={language === 'it' ? css.intro : css.italian} lang="it">
          {INTRO[kind]}
        </p>
        {cause && <p lang="en">{cause}</p>}
        <Actions
          lead={kind === 'unavailable' && <ReloadLink>{t('error.retry')}</ReloadLink>}
          actions={ways.flatMap(({ label, href }) => (href ? [{ label, href }] : []))}
        />
      </div>
      {suggestions}
    </section>
  )
}
