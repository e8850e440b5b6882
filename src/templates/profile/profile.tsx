import { graphql, type PageProps } from 'gatsby'
import type { NonNullKeys } from '../shared/non-null-keys'
import { Page } from '../shared/page'
import type { PageContext } from '../shared/page-context'
import { Block } from '../../blocks'
import { Columns } from '../composed/columns'
import { Opening } from '../composed/opening'
import { Milestones } from './milestones'
import { profilePageProps, type ProfilePageProps } from './profile-props'

export const query = graphql`
  query ProfilePage(
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

const PageBlock = ({ block }: { block: ProfilePageProps['blocks'][number] }) => {
  switch (block.type) {
    case 'milestones':
      return <Milestones view={block} />
    case 'comparison':
      return <Columns block={block} />
    default:
      return <Block block={block} />
  }
}

/** The company at a glance: its promise, its figures, its plants as columns, its milestones. */
const ProfilePage = ({ blocks, ...opening }: ProfilePageProps) => (
  <>
    <Opening {...opening} />
    {blocks.map((block, index) => (
      <PageBlock key={index} block={block} />
    ))}
  </>
)

/** The page of the company's profile. */
export default function ProfileTemplate({
  data,
  pageContext,
}: PageProps<NonNullKeys<Queries.ProfilePageQuery, 'entry'>, PageContext>) {
  const { title, abstract, seo } = data.entry
  return (
    <Page context={pageContext} frame={data} head={{ title, seo, description: abstract }}>
      <ProfilePage {...profilePageProps(data, pageContext.site)} />
    </Page>
  )
}
