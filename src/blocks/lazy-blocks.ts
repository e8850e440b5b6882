import { lazyComponent } from '../ui/lazy/lazy-code'
import type {
  ComparisonView,
  EmbedView,
  FaqView,
  ProductsView,
  ServiceHoursView,
  TimelineView,
  VideoView,
} from './view-models'

/** The properties of a block's component. */
export interface ViewProps<View> {
  readonly block: View
}

/**
 * The code of blocks that few pages show, by their types. A first page fetches it after the first
 * paint; every later page comes with it. Blocks that are often on one page share a file. The names
 * of these chunks let webpack put their styles into the sheet of blocks, which is in every page
 * that may show them (`src/gatsby-node/webpack.ts`).
 */
export const lazyBlocks = {
  comparison: lazyComponent<ViewProps<ComparisonView>>(
    async () =>
      (await import(/* webpackChunkName: "blocks" */ './comparison/comparison')).ComparisonBlock,
  ),
  embed: lazyComponent<ViewProps<EmbedView>>(
    async () => (await import(/* webpackChunkName: "blocks-embed" */ './embed/embed')).EmbedBlock,
  ),
  faq: lazyComponent<ViewProps<FaqView>>(
    async () => (await import(/* webpackChunkName: "blocks" */ './faq/faq')).FaqBlock,
  ),
  products: lazyComponent<ViewProps<ProductsView>>(
    async () =>
      (await import(/* webpackChunkName: "blocks" */ './products/products')).ProductsBlock,
  ),
  serviceHours: lazyComponent<ViewProps<ServiceHoursView>>(
    async () =>
      (await import(/* webpackChunkName: "blocks-service-hours" */ './service-hours/service-hours'))
        .ServiceHoursBlock,
  ),
  timeline: lazyComponent<ViewProps<TimelineView>>(
    async () =>
      (await import(/* webpackChunkName: "blocks-timeline" */ './timeline/timeline')).TimelineBlock,
  ),
  video: lazyComponent<ViewProps<VideoView>>(
    async () => (await import(/* webpackChunkName: "blocks" */ './video/video')).VideoBlock,
  ),
}

const field = (value: unknown, name: string): unknown => Reflect.get(Object(value), name)

const isLazy = (type: unknown): type is keyof typeof lazyBlocks =>
  typeof type === 'string' && type in lazyBlocks

/** Fetches the code of the blocks in a page's data. */
export async function loadLazyBlocks(data: object): Promise<void> {
  const blocks = field(field(data, 'entry'), 'blocks')
  const types = new Set(Array.isArray(blocks) ? blocks.map((block) => field(block, 'type')) : [])
  await Promise.all([...types].filter(isLazy).map((type) => lazyBlocks[type].load()))
}
