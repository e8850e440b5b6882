import type { PageProps } from 'gatsby'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from '../shared/page'
import type { ContextOf } from '../shared/page-type'
import { ListingPage } from './listing-page'
import { listingHead, listingPageProps, type ListingPageData } from './listing-props'
import type { listingVariables } from './variables'
import type { ListingEntriesProps } from './variants/listing-entries-props'

type ListingTemplateProps = PageProps<ListingPageData, ContextOf<typeof listingVariables>>

/**
 * The template of a page of a section's list: the editors' blocks, and its entries. Each layout of
 * entries is a template of its own, so that visitors download only the one that they see.
 */
export function listingTemplate(Entries: ComponentType<ListingEntriesProps>) {
  return function ListingTemplate({ data, pageContext }: ListingTemplateProps) {
    const { t } = useTranslation()
    const { site, listing } = pageContext
    const { page, pages } = listing
    const head = listingHead(data, listing, t('listing.page', { page, pages }))
    return (
      <Page context={pageContext} frame={data} head={head}>
        <ListingPage {...listingPageProps(data, site, listing)} Entries={Entries} />
      </Page>
    )
  }
}
