import { lazyPart } from '../ui/lazy/lazy-code'
import type {
  ComparisonView,
  EmbedView,
  FaqView,
  ProductsView,
  TimelineView,
  VideoView,
} from './view-models'

/** What the component of a block gets. */
export interface RareProps<View> {
  readonly block: View
}

/**
 * The code of blocks that few pages show, by their types. A first page fetches it when it has been painted, every
 * later one comes with it. Those that often stand on one page are one file. By the names of these chunks webpack
 * puts their styles into the sheet of blocks, which is in every page that may show them (`src/gatsby-node/webpack.ts`).
 */
export const rareBlocks = {
  comparison: lazyPart<RareProps<ComparisonView>>(
    async () =>
      (await import(/* webpackChunkName: "blocks" */ './comparison/comparison')).ComparisonBlock,
  ),
  embed: lazyPart<RareProps<EmbedView>>(
    async () => (await import(/* webpackChunkName: "blocks-embed" */ './embed/embed')).EmbedBlock,
  ),
  faq: lazyPart<RareProps<FaqView>>(
    async () => (await import(/* webpackChunkName: "blocks" */ './faq/faq')).FaqBlock,
  ),
  products: lazyPart<RareProps<ProductsView>>(
    async () =>
      (await import(/* webpackChunkName: "blocks" */ './products/products')).ProductsBlock,
  ),
  timeline: lazyPart<RareProps<TimelineView>>(
    async () =>
      (await import(/* webpackChunkName: "blocks-timeline" */ './timeline/timeline')).TimelineBlock,
  ),
  video: lazyPart<RareProps<VideoView>>(
    async () => (await import(/* webpackChunkName: "blocks" */ './video/video')).VideoBlock,
  ),
}

const field = (value: unknown, name: string): unknown => Reflect.get(Object(value), name)

const isRare = (type: unknown): type is keyof typeof rareBlocks =>
  typeof type === 'string' && type in rareBlocks

/** Fetches the code of the blocks in a page's data. */
export async function loadRareBlocks(data: object): Promise<void> {
  const blocks = field(field(data, 'entry'), 'blocks')
  const types = new Set(Array.isArray(blocks) ? blocks.map((block) => field(block, 'type')) : [])
  await Promise.all([...types].filter(isRare).map((type) => rareBlocks[type].load()))
}
