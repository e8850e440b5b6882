import { graphql, type PageProps } from 'gatsby'
import { type EntryContext, entryProps, type EntryPageData } from '../entry/entry-props'
import type { NonNullKeys } from '../shared/non-null-keys'
import { Page } from '../shared/page'
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
 *
 * @param ids the ids of the entries to read on with
 */
function featurePageProps(
  data: EntryPageData,
  site: SiteHandle,
  ids: readonly string[],
): FeaturePageProps {
  const { blocks, ...props } = entryProps(data, site, ids)
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
export default function FeatureTemplate({
  data,
  pageContext,
}: PageProps<NonNullKeys<Queries.FeaturePageQuery, 'entry'>, EntryContext>) {
  const { title, abstract, seo } = data.entry
  return (
    <Page context={pageContext} frame={data} head={{ title, seo, description: abstract }}>
      <FeaturePage {...featurePageProps(data, pageContext.site, pageContext.neighbours)} />
    </Page>
  )
}
