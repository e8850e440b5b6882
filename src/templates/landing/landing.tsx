import { graphql } from 'gatsby'
import { entryTemplate } from '../entry/entry-template'
import { LandingPage } from './landing-page'
import { landingPageProps } from './landing-props'

export const query = graphql`
  query LandingPage(
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

/** The page of a campaign. */
export default entryTemplate(landingPageProps, LandingPage)
