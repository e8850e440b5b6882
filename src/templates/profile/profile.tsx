import { graphql } from 'gatsby'
import { composedTemplate } from '../composed/composed-template'
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
    ...ComposedData
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
export default composedTemplate(profilePageProps, ProfilePage)
