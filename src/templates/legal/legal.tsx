import { graphql, type PageProps } from 'gatsby'
import { type EntryContext, entryProps, type EntryPageData } from '../entry/entry-props'
import type { NonNullKeys } from '../shared/non-null-keys'
import { Page } from '../shared/page'
import { LegalPage, type LegalPageProps } from './legal-page'
import type { SiteHandle } from '../../sites'
import { contentsOf, groupBlocksByWidth } from '../entry/group-blocks-by-width'

export const query = graphql`
  query LegalPage(
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
 * Content of a notice → the properties of its page. The one mapping for build and preview.
 *
 * @param ids the ids of the entries to read on with; a notice has none
 */
function legalPageProps(
  data: EntryPageData,
  site: SiteHandle,
  ids: readonly string[],
): LegalPageProps {
  const { blocks, ...props } = entryProps(data, site, ids)
  const groups = groupBlocksByWidth(blocks)
  return { ...props, groups, contents: contentsOf(groups) }
}

/** The page of a notice: privacy, cookies, terms. */
export default function LegalTemplate({
  data,
  pageContext,
}: PageProps<NonNullKeys<Queries.LegalPageQuery, 'entry'>, EntryContext>) {
  const { title, abstract, seo } = data.entry
  return (
    <Page context={pageContext} frame={data} head={{ title, seo, description: abstract }}>
      <LegalPage {...legalPageProps(data, pageContext.site, pageContext.neighbours)} />
    </Page>
  )
}
