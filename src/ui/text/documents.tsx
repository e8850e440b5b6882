import { useTranslation } from 'react-i18next'
import * as css from './documents.module.css'
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

/** Files to take away, each with its type, language and size. */
export function Documents({ documents }: { documents: readonly DocumentView[] }) {
  const { intlLocale } = useSite()
  const { t } = useTranslation()
  return (
    <ul className={css.list}>
      {documents.map(({ url, title, type, language, size }) => (
        <li key={url}>
          <a
            href={url}
            className={css.document}
            download
            aria-label={t('product.download', { title })}
          >
            <span className={css.title}>{title}</span>
            <span className={css.facts}>
              {[type?.toUpperCase(), language?.toUpperCase(), size && fileSize(size, intlLocale)]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <Icon name="down" />
          </a>
        </li>
      ))}
    </ul>
  )
}
