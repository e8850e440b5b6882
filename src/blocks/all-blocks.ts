import { ComparisonBlock } from './comparison/comparison'
import { EmbedBlock } from './embed/embed'
import { FaqBlock } from './faq/faq'
import { ProductsBlock } from './products/products'
import { TimelineBlock } from './timeline/timeline'
import { VideoBlock } from './video/video'
import { lazyBlocks } from './lazy-blocks'

/**
 * Makes the code of all blocks available at once, for the static build and tests, which load no
 * chunks.
 */
export function registerAllBlocks(): void {
  lazyBlocks.comparison.give(ComparisonBlock)
  lazyBlocks.embed.give(EmbedBlock)
  lazyBlocks.faq.give(FaqBlock)
  lazyBlocks.products.give(ProductsBlock)
  lazyBlocks.timeline.give(TimelineBlock)
  lazyBlocks.video.give(VideoBlock)
}
