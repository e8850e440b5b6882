import { graphql, type PageProps } from 'gatsby'
import { composedProps, type ComposedProps } from '../composed/composed-props'
import type { NonNullKeys } from '../shared/non-null-keys'
import { Page } from '../shared/page'
import type { PageContext } from '../shared/page-context'
import { FurtherBlocks } from '../composed/blocks'
import { Columns } from '../composed/columns'
import { Opening } from '../composed/opening'

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

/**
 * Learning in the company: its promise, the programmes as columns, the steps and the first contact.
 */
const EducationPage = ({ blocks, ...opening }: ComposedProps) => (
  <>
    <Opening {...opening} />
    <FurtherBlocks
      blocks={blocks}
      render={(block) => block.type === 'comparison' && <Columns block={block} />}
    />
  </>
)

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
