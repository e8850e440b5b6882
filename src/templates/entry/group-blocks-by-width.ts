import type { BlockView } from '../../blocks'
import type { LinkView } from '../../ui/view-models'

/** A block, and its anchor if it has a title: `#2-your-rights`. */
export interface AnchoredBlock {
  readonly block: BlockView
  readonly id: string | null
}

/** Consecutive blocks of the same width: in the text column, or over the whole width. */
export interface BlockGroup {
  readonly wide: boolean
  readonly blocks: readonly AnchoredBlock[]
}

type BlockType = BlockView['type']

/** Blocks to look at, not to read. */
const WIDE: ReadonlySet<BlockType> = new Set<BlockType>([
  'hero',
  'teasers',
  'story',
  'products',
  'categories',
  'callToAction',
  'gallery',
  'entries',
  'timeline',
  'form',
  'serviceHours',
])

const titleOf = (block: BlockView): string | null => ('title' in block ? block.title : null)

/** A title as a place in an address: `Wer sieht es noch?` → `wer-sieht-es-noch`. */
const slugOf = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The number makes the id unique on its page, whatever the title. */
const anchored = (block: BlockView, index: number): AnchoredBlock => {
  const title = titleOf(block)
  return { block, id: title && [index + 1, slugOf(title)].filter(Boolean).join('-') }
}

/**
 * Divides the blocks of a page into groups: blocks of the text column and blocks over the whole
 * width, in their order. The first group is always one of the text column, even an empty one.
 * The aside is beside it.
 *
 * @param alsoWide further types that take the whole width on this kind of page
 */
export function groupBlocksByWidth(
  blocks: readonly BlockView[],
  alsoWide: readonly BlockType[] = [],
): readonly [BlockGroup, ...BlockGroup[]] {
  const groups: [
    { wide: boolean; blocks: AnchoredBlock[] },
    ...{ wide: boolean; blocks: AnchoredBlock[] }[],
  ] = [{ wide: false, blocks: [] }]
  blocks.forEach((block, index) => {
    const wide = WIDE.has(block.type) || alsoWide.includes(block.type)
    const last = groups[groups.length - 1]
    const next = anchored(block, index)
    if (last?.wide === wide) last.blocks.push(next)
    else groups.push({ wide, blocks: [next] })
  })
  return groups
}

/** Fewer need no list. */
const CONTENTS_FROM = 3

/** The titles of the text column, each with its anchor; none if there are only a few. */
export function contentsOf(groups: readonly BlockGroup[]): LinkView[] {
  const links = groups
    .filter(({ wide }) => !wide)
    .flatMap(({ blocks }) =>
      blocks.flatMap(({ block, id }) => {
        const label = titleOf(block)
        return label && id ? [{ label, href: `#${id}` }] : []
      }),
    )
  return links.length < CONTENTS_FROM ? [] : links
}
