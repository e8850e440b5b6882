import { Block } from '../../blocks'
import { PageHead } from '../shared/page-head'
import type { OverviewProps } from './overview-props'

/** The opening of an overview: the editors' own, or its title. */
export const Opening = ({
  hero,
  title,
  abstract,
}: Pick<OverviewProps, 'hero' | 'title' | 'abstract'>) =>
  hero ? <Block block={hero} first /> : <PageHead trail={[]} title={title} text={abstract} />
