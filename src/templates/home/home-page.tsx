import type { BlockView } from '../../blocks'
import { Blocks } from '../../blocks'

export interface HomePageProps {
  /** The page's title: its h1 when no hero opens the page. */
  readonly title: string
  readonly blocks: readonly BlockView[]
}

/** The home page of a site: what its editors composed. */
export const HomePage = ({ title, blocks }: HomePageProps) => (
  <>
    {blocks[0]?.type !== 'hero' && <h1 className="visually-hidden">{title}</h1>}
    <Blocks blocks={blocks} />
  </>
)
