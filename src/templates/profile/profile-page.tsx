import { Block } from '../../blocks'
import { Columns } from '../composed/columns'
import { Opening } from '../composed/opening'
import { Milestones } from './milestones'
import type { ProfilePageProps } from './profile-props'

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
export const ProfilePage = ({ blocks, ...opening }: ProfilePageProps) => (
  <>
    <Opening {...opening} />
    {blocks.map((block, index) => (
      <PageBlock key={index} block={block} />
    ))}
  </>
)
