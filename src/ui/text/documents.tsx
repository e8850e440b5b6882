import { useTranslation } from 'react-i18next'
import * as css from './documents.module.css'
import { useServerText } from '../hydration/hydrating'
import { Icon } from '../media/icon'
import { useSite } from '../site-context'
import type { DocumentView } from '../view-models'

const BYTES_PER_KILOBYTE = 1000
const BYTES_PER_MEGABYTE = 1000 ** 2

/** A file's size as people of a locale write it: `2.4 MB`, `2,4 MB`, `310 kB`. */
export function fileSize(bytes: number, locale: string): string {
  const large = bytes >= BYTES_PER_MEGABYTE
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: large ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: large ? 1 : 0,
  }).format(bytes / (large ? BYTES_PER_MEGABYTE : BYTES_PER_KILOBYTE))
}

/** Type, language and size of a file: `PDF · EN · 2.4 MB`. */
function DocumentFacts({ url, type, language, size }: DocumentView) {
  const { intlLocale } = useSite()
  const text = useServerText(url, () =>
    [type?.toUpperCase(), language?.toUpperCase(), size && fileSize(size, intlLocale)]
      .filter(Boolean)
      .join(' · '),
  )
  return <span className={css.facts} {...text} />
}

/** Files to take away, each with its type, language and size. */
export function Documents({ documents }: { documents: readonly DocumentView[] }) {
  const { t } = useTranslation()
  return (
    <ul className={css.list}>
      {documents.map((document) => (
        <li key={document.url}>
          <a
            href={document.url}
            className={css.document}
            download
            aria-label={t('product.download', { title: document.title })}
          >
            <span className={css.title}>{document.title}</span>
            <DocumentFacts {...document} />
            <Icon name="down" />
          </a>
        </li>
      ))}
    </ul>
  )
}
