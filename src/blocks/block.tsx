import { useTranslation } from 'react-i18next'
import { RetryBoundary } from '../features/errors'
import { Hydrate } from '../ui/hydration/hydrate'
import type { LazyComponent } from '../ui/lazy/lazy-code'
import { LoadedComponent } from '../ui/lazy/loaded-component'
import { addPageCode } from '../ui/lazy/page-code'
import { CallBand } from '../ui/layout/call-band'
import { CategoriesBlock } from './categories/categories'
import { Documents } from '../ui/text/documents'
import { EntryGrid } from '../ui/cards/entry-card'
import { FiguresBlock } from './figures/figures'
import { FormBlock } from './form/form'
import { GalleryBlock } from './gallery/gallery'
import { HeroBlock } from './hero/hero'
import { ImageBlock } from './image/image'
import { QuoteBlock } from './quote/quote'
import { lazyBlocks, loadLazyBlocks, type ViewProps } from './lazy-blocks'
import { StepsBlock } from './steps/steps'
import { StoryBlock } from './story/story'
import { TeasersBlock } from './teasers/teasers'
import { RichText } from '../ui/text/rich-text'
import { Section } from '../ui/layout/section'
import type {
  BlockView,
  TextView,
  EntriesView,
  DownloadsView,
  CallToActionView,
} from './view-models'

addPageCode(loadLazyBlocks)

interface LazyBlockProps<View> extends ViewProps<View> {
  readonly lazy: LazyComponent<ViewProps<View>>
}

/** A block whose code is loaded when a page contains it. */
const LazyBlock = <View,>({ lazy, block }: LazyBlockProps<View>) => (
  <Hydrate when="now" load={lazy.load}>
    {() => <LoadedComponent lazy={lazy} props={{ block }} />}
  </Hydrate>
)

interface BlockProps {
  readonly block: BlockView
  /** The first block of a page: its hero carries the page's h1 and the picture to load first. */
  readonly first?: boolean
}

/** Running text, its title beside it in the label columns as on a data sheet. */
const TextBlock = ({ block }: { block: TextView }) => (
  <Section title={block.title}>
    <RichText html={block.text} below={block.title ? 2 : 1} />
  </Section>
)

/** Chosen pages of the site as cards. */
function EntriesBlock({ block: { preTitle, title, entries } }: { block: EntriesView }) {
  const { t } = useTranslation()
  return (
    <Section label={preTitle} title={title ?? t('entry.next')} layout="wide">
      <EntryGrid entries={entries} />
    </Section>
  )
}

/** Files to take away. */
function DownloadsBlock({ block: { title, documents } }: { block: DownloadsView }) {
  const { t } = useTranslation()
  return (
    <Section title={title ?? t('product.documents')}>
      <Documents documents={documents} />
    </Section>
  )
}

/** A call to action by the editors. */
const CallToActionBlock = ({ block }: { block: CallToActionView }) => (
  <CallBand title={block.title} text={block.text} actions={block.actions} />
)

/**
 * The component of a block's type. This is the one place that knows all types: a type that is new
 * in the contract does not compile until it is rendered here.
 */
function BlockOfType({ block, first = false }: BlockProps) {
  switch (block.type) {
    case 'hero':
      return <HeroBlock block={block} first={first} />
    case 'figures':
      return <FiguresBlock block={block} />
    case 'teasers':
      return <TeasersBlock block={block} />
    case 'story':
      return <StoryBlock block={block} />
    case 'products':
      // This site may have none of them.
      return block.products.length === 0 ? null : (
        <LazyBlock lazy={lazyBlocks.products} block={block} />
      )
    case 'categories':
      return <CategoriesBlock block={block} />
    case 'callToAction':
      return <CallToActionBlock block={block} />
    case 'text':
      return <TextBlock block={block} />
    case 'quote':
      return <QuoteBlock block={block} />
    case 'image':
      return <ImageBlock block={block} />
    case 'steps':
      return <StepsBlock block={block} />
    case 'downloads':
      return <DownloadsBlock block={block} />
    case 'entries':
      return <EntriesBlock block={block} />
    case 'form':
      return <FormBlock block={block} />
    case 'serviceHours':
      return <LazyBlock lazy={lazyBlocks.serviceHours} block={block} />
    case 'comparison':
      return <LazyBlock lazy={lazyBlocks.comparison} block={block} />
    case 'embed':
      return <LazyBlock lazy={lazyBlocks.embed} block={block} />
    case 'faq':
      return <LazyBlock lazy={lazyBlocks.faq} block={block} />
    case 'gallery':
      return <GalleryBlock block={block} />
    case 'timeline':
      return <LazyBlock lazy={lazyBlocks.timeline} block={block} />
    case 'video':
      return <LazyBlock lazy={lazyBlocks.video} block={block} />
    default: {
      const forgotten: never = block
      return forgotten
    }
  }
}

/** Renders a block that editors composed. A failing block does not take down the page. */
export const Block = (props: BlockProps) => (
  <RetryBoundary name={`block ${props.block.type}`} subject={props.block}>
    <BlockOfType {...props} />
  </RetryBoundary>
)

/** All blocks of a page in their order. */
export const Blocks = ({ blocks }: { blocks: readonly BlockView[] }) => (
  <>
    {blocks.map((block, index) => (
      <Block key={index} block={block} first={index === 0} />
    ))}
  </>
)
