import { useTranslation } from 'react-i18next'
import * as css from './list.module.css'
import type { ListingView } from '../../features/listing'
import { listingUrl } from '../../routes'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs'
import { Icon } from '../../ui/media/icon'
import type { LinkView } from '../../ui/view-models'

interface PaginatedHeadProps {
  readonly trail: readonly LinkView[]
  readonly title: string
  readonly listing: ListingView
}

/**
 * Opens a page of a list after the first. The way back is a plain link: between pages of a list the
 * router would keep the scroll position, because only the query of the address changes.
 */
export function PaginatedHead({ trail, title, listing }: PaginatedHeadProps) {
  const { t } = useTranslation()
  const { path, page, pages } = listing
  const where = t('listing.page', { page, pages })
  return (
    <div className={css.paginated} data-tone="stone">
      <Breadcrumbs trail={[...trail, { label: title, href: path }]} current={where} />
      <h1 className={css.paginatedTitle}>{title}</h1>
      <p>{where}</p>
      <a href={listingUrl(path, page - 1)} rel="prev" data-whole-page className={css.previous}>
        <Icon name="back" />
        {t('listing.previous')}
      </a>
    </div>
  )
}
