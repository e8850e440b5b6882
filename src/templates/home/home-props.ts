import type { BlockView } from '../../blocks'
import type { Entry } from '../../contract'
import type { SiteHandle } from '../../sites'
import type { FrameData, SeoData } from '../frame'
import {
  actionViews,
  categoryViews,
  productCard,
  type CardProduct,
  type CategoryData,
  type WithImages,
} from '../views'
import type { HomePageProps } from './home-page'

/** What the home page shows, in the contract's shape. */
export interface HomeData extends FrameData {
  readonly entry: Pick<Entry, 'title'> & {
    readonly blocks: WithImages<Entry['blocks']>
    readonly seo: SeoData | null
  }
  readonly categories: { readonly nodes: readonly CategoryData[] }
  readonly counts: { readonly group: readonly { readonly code: string; readonly count: number }[] }
  readonly products: { readonly nodes: readonly CardProduct[] }
}

type Block = HomeData['entry']['blocks'][number]

/** The only call to action of a part that has room for one. */
const action = (call: Parameters<typeof actionViews>[0][number] | null, site: SiteHandle) =>
  actionViews(call ? [call] : [], site)[0] ?? null

function blockView(block: Block, data: HomeData, site: SiteHandle): BlockView {
  switch (block.type) {
    case 'hero':
    case 'callToAction':
      return { ...block, actions: actionViews(block.actions, site) }
    case 'teasers':
      return {
        ...block,
        teasers: block.teasers.map((teaser) => ({
          ...teaser,
          action: action(teaser.action, site),
        })),
      }
    case 'story':
      return { ...block, action: action(block.action, site) }
    case 'products': {
      const cards = new Map(data.products.nodes.map((product) => [product.code, product]))
      return {
        ...block,
        products: block.codes.flatMap((code) => {
          const product = cards.get(code)
          return product ? [productCard(product, site)] : []
        }),
      }
    }
    case 'categories': {
      const counts = new Map(data.counts.group.map(({ code, count }) => [code, count]))
      return { ...block, categories: categoryViews(data.categories.nodes, counts, site) }
    }
    case 'figures':
    case 'unknown':
      return block
  }
}

/** Content of the home page → what it draws. The one mapping for build and preview. */
export const homePageProps = (data: HomeData, site: SiteHandle): HomePageProps => ({
  title: data.entry.title,
  blocks: data.entry.blocks.map((block) => blockView(block, data, site)),
})
