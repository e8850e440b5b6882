import { graphql, type PageProps } from 'gatsby'
import type { showingEntriesOf } from '../composed/shown-in-place'
import type { NonNullKeys } from '../shared/non-null-keys'
import { Page } from '../shared/page'
import type { ContextOf } from '../shared/page-type'
import { Block } from '../../blocks'
import { FurtherBlocks } from '../composed/blocks'
import { Opening } from '../composed/opening'
import { OpenJobs } from './open-jobs'
import { Voices } from './voices'
import { workingAtProps, type WorkingAtProps } from './working-at-props'

export const query = graphql`
  query WorkingAtPage(
    $site: String!
    $entry: String!
    $ancestors: [String!]
    $categories: [String!]
    $products: [String!]
    $entries: [String!]
    $rows: [String!]
  ) {
    ...ComposedData
    openJobs: allContentEntry(filter: { id: { in: $rows } }, sort: { id: ASC }) {
      nodes {
        id
        slug
        title
        place
        deadline
      }
    }
  }
`

/** Working in the company: the day, the terms, quotes of colleagues, and the open jobs. */
function WorkingAtPage({ blocks, voices, jobs, closing, ...opening }: WorkingAtProps) {
  return (
    <>
      <Opening {...opening} />
      <FurtherBlocks
        blocks={blocks}
        render={(block) => block.type === 'quote' && <Voices voices={voices} />}
      />
      {jobs.length > 0 && <OpenJobs jobs={jobs} />}
      {closing && <Block block={closing} />}
    </>
  )
}

/** The page about working in the company. */
export default function WorkingAtTemplate({
  data,
  pageContext,
}: PageProps<
  NonNullKeys<Queries.WorkingAtPageQuery, 'entry'>,
  ContextOf<ReturnType<typeof showingEntriesOf>>
>) {
  const { title, abstract, seo } = data.entry
  return (
    <Page context={pageContext} frame={data} head={{ title, seo, description: abstract }}>
      <WorkingAtPage {...workingAtProps(data, pageContext.site, pageContext.rows)} />
    </Page>
  )
}
