import { Block, type BlockView, type StepsView } from '../../blocks'
import { ProductCard } from '../../ui/cards/product-card'
import { Rail } from '../../ui/cards/rail'
import { Fields } from './fields'
import { Opening } from './opening'
import type { OverviewProps } from './overview-props'
import * as css from './engineering.module.css'
import { RichText } from '../../ui/text/rich-text'
import { Section } from '../../ui/layout/section'
import { Statement } from './statement'

/** From this number on, cards of entries make a wall of pictures. */
const WALL = 4

/** The way from a question to a machine that runs, as numbered stations on a dark sheet. */
const Process = ({ block: { preTitle, title, steps } }: { block: StepsView }) => (
  <Section label={preTitle} title={title} layout="wide" tone="dark">
    <ol className={css.process}>
      {steps.map((step, index) => (
        <li key={index} className={css.station}>
          <h3>{step.title}</h3>
          <RichText html={step.text} below={3} />
        </li>
      ))}
    </ol>
  </Section>
)

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
