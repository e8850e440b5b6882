import { graphql, type PageProps } from 'gatsby'
import { composedProps } from '../composed/composed-props'
import type { NonNullKeys } from '../shared/non-null-keys'
import { Page } from '../shared/page'
import type { PageContext } from '../shared/page-context'
import { EducationPage } from './education-page'

export const query = graphql`
  query EducationPage(
    $site: String!
    $entry: String!
    $ancestors: [String!]
    $categories: [String!]
    $products: [String!]
    $entries: [String!]
  ) {
    ...Frame
    ...PageTrail
    ...BlocksData
    entry: contentEntry(id: { eq: $entry }) {
      ...ComposedPage
    }
  }
`

/** The page of apprenticeships, theses and school weeks. */
export default function EducationTemplate({
  data,
  pageContext,
}: PageProps<NonNullKeys<Queries.EducationPageQuery, 'entry'>, PageContext>) {
  const { title, abstract, seo } = data.entry
  return (
    <Page context={pageContext} frame={data} head={{ title, seo, description: abstract }}>
      <EducationPage {...composedProps(data, pageContext.site)} />
    </Page>
  )
}
