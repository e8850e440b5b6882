import { lazyPart } from '../ui/lazy/use-lazy'
import type {
  ComparisonView,
  EmbedView,
  FaqView,
  GalleryView,
  TimelineView,
  VideoView,
} from './view-models'

/** What the component of a block gets. */
export interface RareProps<View> {
  readonly block: View
}

/**
 * The code of blocks that few pages show, by their types. A first page fetches it when it has been painted, every
 * later one comes with it; the styles stand with those of the templates (`LaterStyles`).
 */
export const rareBlocks = {
  comparison: lazyPart<RareProps<ComparisonView>>(
    async () => (await import('./comparison/comparison')).ComparisonBlock,
  ),
  embed: lazyPart<RareProps<EmbedView>>(async () => (await import('./embed/embed')).EmbedBlock),
  faq: lazyPart<RareProps<FaqView>>(async () => (await import('./faq/faq')).FaqBlock),
  gallery: lazyPart<RareProps<GalleryView>>(
    async () => (await import('./gallery/gallery')).GalleryBlock,
  ),
  timeline: lazyPart<RareProps<TimelineView>>(
    async () => (await import('./timeline/timeline')).TimelineBlock,
  ),
  video: lazyPart<RareProps<VideoView>>(async () => (await import('./video/video')).VideoBlock),
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isRare = (type: unknown): type is keyof typeof rareBlocks =>
  typeof type === 'string' && type in rareBlocks

/** Fetches the code of the blocks in a page's data. */
export async function loadRareBlocks(data: object): Promise<void> {
  const entry = 'entry' in data && isRecord(data.entry) ? data.entry : {}
  const blocks: readonly unknown[] = Array.isArray(entry.blocks) ? entry.blocks : []
  const types = new Set(blocks.map((block) => isRecord(block) && block.type))
  await Promise.all([...types].filter(isRare).map((type) => rareBlocks[type].load()))
}
