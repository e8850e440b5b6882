import { graphql, type PageProps } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { Page } from '../shared/page'
import type { PageContext } from '../shared/page-context'
import { SearchPage } from './search-page'
import { searchPageProps } from './search-props'

export const query = graphql`
  query SearchPage($site: String!, $entry: String, $ancestors: [String!], $categories: [String!]) {
    ...Frame
    ...PageTrail
    entry: contentEntry(id: { eq: $entry }) {
      title
      abstract
      seo {
        ...PageSeo
      }
    }
    sections: allContentEntry(
      filter: { site: { eq: $site }, handle: { ne: null } }
      sort: { id: ASC }
    ) {
      nodes {
        section
        title
      }
    }
    categories: allContentProductCategory(
      filter: { site: { eq: $site }, code: { in: $categories } }
      sort: { position: ASC }
    ) {
      nodes {
        ...Category
      }
    }
    counts: allContentProduct(filter: { site: { eq: $site } }) {
      group(field: { category: { code: SELECT } }) {
        code: fieldValue
        count: totalCount
      }
    }
  }
`

/** The search page. Its content differs with every URL, so it stays out of search engines. */
export default function SearchTemplate({
  data,
  pageContext,
}: PageProps<Queries.SearchPageQuery, PageContext>) {
  const { t } = useTranslation()
  const { entry } = data
  return (
    <Page
      context={pageContext}
      frame={data}
      head={{
        title: entry?.title ?? t('search.open'),
        seo: entry?.seo,
        description: entry?.abstract,
      }}
    >
      <SearchPage {...searchPageProps(data, pageContext.site)} />
    </Page>
  )
}
