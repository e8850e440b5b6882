import { ComparisonBlock } from '../blocks/comparison/comparison'
import { EmbedBlock } from '../blocks/embed/embed'
import { FaqBlock } from '../blocks/faq/faq'
import { ProductsBlock } from '../blocks/products/products'
import { TimelineBlock } from '../blocks/timeline/timeline'
import { VideoBlock } from '../blocks/video/video'
import { rareBlocks } from '../blocks/rare-blocks'

/** Makes the code of all blocks available at once, for the static build and tests, which wait for none. */
export function registerAllBlocks(): void {
  rareBlocks.comparison.give(ComparisonBlock)
  rareBlocks.embed.give(EmbedBlock)
  rareBlocks.faq.give(FaqBlock)
  rareBlocks.products.give(ProductsBlock)
  rareBlocks.timeline.give(TimelineBlock)
  rareBlocks.video.give(VideoBlock)
}
