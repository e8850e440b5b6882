import { Block } from '../../blocks'
import { Columns } from '../composed/columns'
import { Opening } from '../composed/opening'
import { Milestones } from './milestones'
import type { ProfilePageProps } from './profile-props'

const Part = ({ part }: { part: ProfilePageProps['parts'][number] }) => {
  switch (part.type) {
    case 'milestones':
      return <Milestones view={part} />
    case 'comparison':
      return <Columns block={part} />
    default:
      return <Block block={part} />
  }
}

/** The company at a glance: its promise, its figures, its plants as columns, its milestones. */
export const ProfilePage = ({ parts, ...opening }: ProfilePageProps) => (
  <>
    <Opening {...opening} />
    {parts.map((part, index) => (
      <Part key={index} part={part} />
    ))}
  </>
)
