import { ComparisonBlock } from './comparison/comparison'
import { EmbedBlock } from './embed/embed'
import { FaqBlock } from './faq/faq'
import { ProductsBlock } from './products/products'
import { TimelineBlock } from './timeline/timeline'
import { VideoBlock } from './video/video'
import { rareBlocks } from './rare-blocks'

/** Makes the code of all blocks available at once, for the static build and tests, which wait for none. */
export function registerAllBlocks(): void {
  rareBlocks.comparison.give(ComparisonBlock)
  rareBlocks.embed.give(EmbedBlock)
  rareBlocks.faq.give(FaqBlock)
  rareBlocks.products.give(ProductsBlock)
  rareBlocks.timeline.give(TimelineBlock)
  rareBlocks.video.give(VideoBlock)
}
