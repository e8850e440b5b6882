import { useTranslation } from 'react-i18next'
import * as css from './not-found-page.module.css'
import { Actions } from '../../ui/button'

/** The pages that the error page leads to; null where the site has no such page (yet). */
export interface WayOut {
  readonly home: string
  readonly products: string | null
  readonly engineering?: string | null
  readonly services?: string | null
  readonly news?: string | null
}

export interface NotFoundPageProps {
  /** 404 unless told; the same page shows other errors. */
  readonly statusCode?: number
  readonly links: WayOut
}

/** The intro of the error page is Italian in every language (specification 2.4). */
const INTRO = {
  notFound: 'La pagina che stai cercando non esiste o è stata spostata.',
  other: 'Si è verificato un errore. Riprova tra qualche istante.',
} as const

/** The error page: status, message and the ways out. */
export function NotFoundPage({ statusCode = 404, links }: NotFoundPageProps) {
  const { t } = useTranslation()
  const kind = statusCode === 404 ? 'notFound' : 'other'
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
      <div className={css.matter}>
        <h1 className={css.title}>{t(`error.${kind}`)}</h1>
        <p className={css.intro} lang="it">
          {INTRO[kind]}
        </p>
        <Actions actions={ways.flatMap(({ label, href }) => (href ? [{ label, href }] : []))} />
      </div>
    </section>
  )
}
