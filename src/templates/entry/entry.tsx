import { graphql, type PageProps } from 'gatsby'
import type { PageContext } from '../page-context'
import { Page } from '../page'
import { EntryPage } from './entry-page'
import { entryPageProps, type EntryPageData } from './entry-props'

export const query = graphql`
  query EntryPage(
    $site: String!
    $entry: String!
    $above: [String!]
    $categories: [String!]
    $products: [String!]
    $entries: [String!]
    $neighbours: [String!]
  ) {
    ...Frame
    ...PageTrail
    ...BlocksData
    entry: contentEntry(id: { eq: $entry }) {
      section
      type
      title
      preTitle
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
      blocks
      facts {
        label
        value
      }
      actions {
        ...Action
      }
      gallery {
        kind
        caption
        image {
          ...Picture
        }
        sources {
          src
          type
        }
      }
      document {
        ...File
      }
      documents {
        ...File
      }
      seo {
        ...PageSeo
      }
    }
    neighbours: allContentEntry(filter: { id: { in: $neighbours } }) {
      nodes {
        id
        ...EntryCard
      }
    }
  }
`

interface EntryContext extends PageContext {
  /** The ids of the entries to read on with, in their order. */
  readonly neighbours: readonly string[]
}

/** Entries that are told on a day, by people: what social networks call an article. */
const articles: readonly (string | null)[] = ['article', 'news', 'pressRelease', 'story']

/** The page of an entry of any section. */
export default function EntryTemplate({
  data,
  pageContext,
}: PageProps<EntryPageData, EntryContext>) {
  const { title, abstract, seo, type } = data.entry
  return (
    <Page
      context={pageContext}
      frame={data}
      head={{
        title,
        seo,
        description: abstract,
        type: articles.includes(type) ? 'article' : 'website',
      }}
    >
      <EntryPage {...entryPageProps(data, pageContext.site, pageContext.neighbours)} />
    </Page>
  )
}
