import { graphql, type PageProps } from 'gatsby'
import type { PageContext } from '../page-context'
import { Page } from '../page'
import { SectionPage } from './section-page'
import { sectionPageProps, type ListingContext, type SectionPageData } from './section-props'

export const query = graphql`
  query SectionPage(
    $site: String!
    $entry: String!
    $above: [String!]
    $categories: [String!]
    $products: [String!]
    $entries: [String!]
    $cards: [String!]
    $rows: [String!]
  ) {
    ...Frame
    ...PageTrail
    ...BlocksData
    entry: contentEntry(id: { eq: $entry }) {
      title
      abstract
      image {
        ...Picture
      }
      body
      blocks
      actions {
        ...Action
      }
      seo {
        ...PageSeo
      }
    }
    cards: allContentEntry(filter: { id: { in: $cards } }) {
      nodes {
        id
        ...EntryCard
      }
    }
    rows: allContentEntry(filter: { id: { in: $rows } }) {
      nodes {
        id
        slug
        type
        title
        abstract
        date
        endDate
        place
        deadline
        status
        image {
          ...Picture
        }
        body
        facts {
          label
          value
        }
        actions {
          ...Action
        }
      }
    }
  }
`

/** The page of a section: what its editors composed, and its entries. */
export default function SectionTemplate({
  data,
  pageContext,
}: PageProps<SectionPageData, PageContext & ListingContext>) {
  const { title, abstract, seo } = data.entry
  return (
    <Page context={pageContext} frame={data} head={{ title, seo, description: abstract }}>
      <SectionPage {...sectionPageProps(data, pageContext.site, pageContext)} />
    </Page>
  )
}
