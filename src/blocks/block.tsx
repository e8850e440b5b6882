import { CallToActionBlock } from './call-to-action/call-to-action'
import { CategoriesBlock } from './categories/categories'
import { FiguresBlock } from './figures/figures'
import { HeroBlock } from './hero/hero'
import { ProductsBlock } from './products/products'
import { StoryBlock } from './story/story'
import { TeasersBlock } from './teasers/teasers'
import type { BlockView } from './view-models'

interface BlockProps {
  readonly block: BlockView
  /** The first block of a page: its hero carries the page's h1 and the picture to load first. */
  readonly first?: boolean
}

/**
 * Draws a block that editors composed. The one place that knows all types: a type that is added to
 * the contract does not compile until it is drawn here. Types of a newer service draw nothing.
 */
export function Block({ block, first = false }: BlockProps) {
  switch (block.type) {
    case 'hero':
      return <HeroBlock block={block} first={first} />
    case 'figures':
      return <FiguresBlock block={block} />
    case 'teasers':
      return <TeasersBlock block={block} />
    case 'story':
      return <StoryBlock block={block} />
    case 'products':
      return <ProductsBlock block={block} />
    case 'categories':
      return <CategoriesBlock block={block} />
    case 'callToAction':
      return <CallToActionBlock block={block} />
    case 'unknown':
      return null
    default: {
      const forgotten: never = block
      return forgotten
    }
  }
}

/** All blocks of a page in their order. */
export const Blocks = ({ blocks }: { blocks: readonly BlockView[] }) => (
  <>
    {blocks.map((block, index) => (
      <Block key={index} block={block} first={index === 0} />
    ))}
  </>
)
