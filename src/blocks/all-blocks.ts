import { ComparisonBlock } from './comparison/comparison'
import { EmbedBlock } from './embed/embed'
import { FaqBlock } from './faq/faq'
import { ProductsBlock } from './products/products'
import { ServiceHoursBlock } from './service-hours/service-hours'
import { TimelineBlock } from './timeline/timeline'
import { VideoBlock } from './video/video'
import { lazyBlocks } from './lazy-blocks'

/**
 * Makes the code of all blocks available at once, for the static build and tests, which load no
 * chunks.
 */
export function registerAllBlocks(): void {
  lazyBlocks.comparison.preset(ComparisonBlock)
  lazyBlocks.embed.preset(EmbedBlock)
  lazyBlocks.faq.preset(FaqBlock)
  lazyBlocks.products.preset(ProductsBlock)
  lazyBlocks.serviceHours.preset(ServiceHoursBlock)
  lazyBlocks.timeline.preset(TimelineBlock)
  lazyBlocks.video.preset(VideoBlock)
}
