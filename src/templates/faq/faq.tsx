import { graphql, type PageProps } from 'gatsby'
import { useMemo } from 'react'
import type { NonNullKeys } from '../shared/non-null-keys'
import { Page } from '../shared/page'
import type { PageContext } from '../shared/page-context'
import { FaqPage } from './faq-page'
import { faqPageProps } from './faq-props'

export const query = graphql`
  query FaqPage(
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

/** The page of questions and answers. */
export default function FaqTemplate({
  data,
  pageContext,
}: PageProps<NonNullKeys<Queries.FaqPageQuery, 'entry'>, PageContext>) {
  const { title, abstract, seo } = data.entry
  const props = useMemo(() => faqPageProps(data, pageContext.site), [data, pageContext.site])
  return (
    <Page context={pageContext} frame={data} head={{ title, seo, description: abstract }}>
      <FaqPage {...props} />
    </Page>
  )
}
