import { graphql, type PageProps } from 'gatsby'
import type { NonNullKeys } from '../shared/non-null-keys'
import type { ContextOf } from '../shared/page-type'
import { Page } from '../shared/page'
import { EventPage } from './event-page'
import { eventPageProps } from './event-props'
import type { eventVariables } from './variables'

export const query = graphql`
  query EventPage(
    $site: String!
    $entry: String!
    $ancestors: [String!]
    $categories: [String!]
    $products: [String!]
    $entries: [String!]
    $neighbours: [String!]
  ) {
    ...EntryData
  }
`

/** The page of an event: a fair, a webinar, a workshop. */
export default function EventTemplate({
  data,
  pageContext,
}: PageProps<NonNullKeys<Queries.EventPageQuery, 'entry'>, ContextOf<typeof eventVariables>>) {
  const { title, abstract, seo } = data.entry
  return (
    <Page context={pageContext} frame={data} head={{ title, seo, description: abstract }}>
      <EventPage {...eventPageProps(data, pageContext.site, pageContext)} />
    </Page>
  )
}
