import { Block, type BlockView } from '../../blocks'
import { ProductCard } from '../../ui/cards/product-card'
import { Rail } from '../../ui/cards/rail'
import { Applications } from './applications'
import { Careers } from './careers'
import type { HomePageProps } from './home-props'
import { News } from './news'
import { Units } from './units'

const CARD_SIZES = '(min-width: 80em) 27vw, 17rem'

const PageBlock = ({ block }: { block: BlockView }) => {
  switch (block.type) {
    case 'teasers':
      return <Units block={block} />
    case 'products':
      return (
        <Rail
          label={block.preTitle}
          title={block.title}
          items={block.products.map((product) => ({
            key: product.code,
            item: <ProductCard product={product} sizes={CARD_SIZES} />,
          }))}
        />
      )
    default:
      return <Block block={block} />
  }
}

/** The home page of a site: the editors' blocks, the news, and links to the company. */
export const HomePage = (props: HomePageProps) => {
  const { title, hero, blocks, news, industries, careers, call } = props
  return (
    <>
      {hero ? <Block block={hero} first /> : <h1 className="visually-hidden">{title}</h1>}
      {blocks.slice(0, 1).map((block, index) => (
        <PageBlock key={index} block={block} />
      ))}
      <Applications industries={industries} />
      {blocks.slice(1).map((block, index) => (
        <PageBlock key={index} block={block} />
      ))}
      <News {...news} />
      {careers && <Careers {...careers} />}
      {call && <Block block={call} />}
    </>
  )
}
