import { graphql } from 'gatsby'
import { entryProps, type EntryPageData } from '../entry/entry-props'
import { entryTemplate } from '../entry/entry-template'
import type { EntryPlan } from '../entry/variables'
import { FeaturePage, type FeaturePageProps } from './feature-page'
import type { SiteHandle } from '../../sites'

export const query = graphql`
  query FeaturePage(
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

/**
 * Content of a service, a field of engineering or a theme → the properties of its page. The one
 * mapping for build and preview.
 */
function featurePageProps(
  data: EntryPageData,
  site: SiteHandle,
  { neighbours }: EntryPlan,
): FeaturePageProps {
  const { blocks, ...props } = entryProps(data, site, neighbours)
  const [first] = blocks
  const last = blocks.at(-1)
  const hero = first?.type === 'hero' ? first : null
  const closing = last?.type === 'callToAction' ? last : null
  return {
    ...props,
    hero,
    closing,
    blocks: blocks.filter((block) => block !== hero && block !== closing),
  }
}

/**
 * The page about an offer or a subject of the company: a service, a field of engineering, a theme.
 */
export default entryTemplate(featurePageProps, FeaturePage)
