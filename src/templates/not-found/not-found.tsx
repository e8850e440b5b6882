import { graphql, type PageProps } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { path } from '../../routes'
import type { FrameData } from '../frame'
import { Page } from '../page'
import type { PageContext } from '../page-context'
import { NotFoundPage } from './not-found-page'

export const query = graphql`
  query NotFoundPage($site: String!) {
    ...Frame
    products: allContentEntry(filter: { site: { eq: $site }, section: { eq: "products" } }) {
      totalCount
    }
  }
`

interface NotFoundData extends FrameData {
  readonly products: { readonly totalCount: number }
}

/** What a site shows for an address that it does not have. */
export default function NotFoundTemplate({
  data,
  pageContext,
}: PageProps<NotFoundData, PageContext>) {
  const { t } = useTranslation()
  const { site } = pageContext
  return (
    <Page context={pageContext} frame={data} head={{ title: t('error.notFound'), noIndex: true }}>
      <NotFoundPage
        links={{
          home: path('home', site),
          products: data.products.totalCount > 0 ? path('products', site) : null,
        }}
      />
    </Page>
  )
}
