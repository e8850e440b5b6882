import { graphql } from 'gatsby'
import { entryTemplate } from '../entry/entry-template'
import { EventPage } from './event-page'
import { eventPageProps } from './event-props'

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
export default entryTemplate(eventPageProps, EventPage)
