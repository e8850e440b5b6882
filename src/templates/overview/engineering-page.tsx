import { Block, type BlockView } from '../../blocks'
import { ProductCard } from '../../ui/cards/product-card'
import { Rail } from '../../ui/cards/rail'
import { Fields } from './fields'
import { Opening } from './opening'
import type { OverviewProps } from './overview-props'
import { Process } from './process'
import { Statement } from './statement'

/** From this number on, cards of entries make a wall of pictures. */
const WALL = 4

const PageBlock = ({ block }: { block: BlockView }) => {
  switch (block.type) {
    case 'text':
      return <Statement block={block} />
    case 'entries':
      return block.entries.length >= WALL ? <Fields block={block} /> : <Block block={block} />
    case 'steps':
      return <Process block={block} />
    case 'products':
      return (
        <Rail
          label={block.preTitle}
          title={block.title}
          items={block.products.map((product) => ({
            key: product.code,
            item: <ProductCard product={product} />,
          }))}
        />
      )
    default:
      return <Block block={block} />
  }
}

/** Machines beyond the catalogue: fields of engineering, the steps to a machine, and customers. */
export const EngineeringPage = ({ blocks, ...opening }: OverviewProps) => (
  <>
    <Opening {...opening} />
    {blocks.map((block, index) => (
      <PageBlock key={index} block={block} />
    ))}
  </>
)
