import type { BlockView } from '../../blocks'
import type { Entry, PageReference } from '../../contract'
import { isElsewhere } from '../../contract/web-address'
import type { SiteHandle } from '../../sites'
import { entryCard } from './entry-card'
import { actionViews, categoryViews, productCard, type WithImages } from './views'

export { entryCard }

/** Blocks of the contract; their pictures have the files that the build made. */
export type BlockData = WithImages<Entry['blocks']>[number]

type BlockDataOf<Type extends BlockData['type']> = Extract<BlockData, { type: Type }>

/** The only call to action of a part with space for one. */
const onlyAction = (call: Queries.ActionFragment | null, site: SiteHandle) =>
  actionViews(call ? [call] : [], site)[0] ?? null

const productsView = (
  { codes, ...block }: BlockDataOf<'products'>,
  { products }: Queries.BlocksDataFragment,
  site: SiteHandle,
) => {
  const cards = new Map(products.nodes.map((product) => [product.code, product]))
  return {
    ...block,
    products: codes.flatMap((code) => {
      const product = cards.get(code)
      return product ? [productCard(product, site)] : []
    }),
  }
}

const keyOf = ({ section, slug }: PageReference) => `${section} ${slug ?? ''}`

const entriesView = (
  block: BlockDataOf<'entries'>,
  { entries }: Queries.BlocksDataFragment,
  site: SiteHandle,
): BlockView[] => {
  const found = new Map(entries.nodes.map((entry) => [keyOf(entry), entry]))
  const cards = block.entries.flatMap((reference) => {
    const entry = found.get(keyOf(reference))
    const card = entry && entryCard(entry, site)
    return card ? [card] : []
  })
  return cards.length === 0 ? [] : [{ ...block, entries: cards }]
}

/** The view of a block: one view, or none where it has nothing to show. */
function viewsOf(
  block: BlockData,
  data: Queries.BlocksDataFragment,
  site: SiteHandle,
): readonly BlockView[] {
  switch (block.type) {
    case 'hero':
    case 'callToAction':
      return [{ ...block, actions: actionViews(block.actions, site) }]
    case 'teasers': {
      const teasers = block.teasers.map((teaser) => ({
        ...teaser,
        action: onlyAction(teaser.action, site),
      }))
      return [{ ...block, teasers }]
    }
    case 'story':
      return [{ ...block, action: onlyAction(block.action, site) }]
    case 'products':
      return [productsView(block, data, site)]
    case 'categories': {
      const counts = new Map(data.counts.group.map(({ code, count }) => [code, count]))
      return [{ ...block, categories: categoryViews(data.categories.nodes, counts, site) }]
    }
    case 'image':
      return block.image ? [{ ...block, image: block.image }] : []
    case 'video':
      return block.video && block.video.sources.length > 0 ? [{ ...block, video: block.video }] : []
    case 'gallery':
      return block.items.length > 0 ? [block] : []
    case 'downloads':
      return block.documents.length > 0 ? [block] : []
    case 'entries':
      return entriesView(block, data, site)
    case 'embed':
      // Another service's page can only be on the web; a path would be a page of ours.
      return isElsewhere(block.address) ? [block] : []
    case 'text':
      return block.text === '' ? [] : [block]
    case 'serviceHours': {
      const { onCall } = data.service
      return [{ ...block, actions: actionViews(block.actions, site), onCall }]
    }
    case 'figures':
    case 'quote':
    case 'comparison':
    case 'steps':
    case 'faq':
    case 'timeline':
    case 'form':
      return [block]
    // Only a newer site knows it; the build has named it.
    case 'unknown':
      return []
  }
}

/**
 * Blocks of the contract → the views of blocks, for every page that editors compose, in the build
 * and in the preview. Unknown blocks, and blocks without content, are left out.
 */
export const blockViews = (
  blocks: readonly BlockData[],
  data: Queries.BlocksDataFragment,
  site: SiteHandle,
): BlockView[] => blocks.flatMap((block) => viewsOf(block, data, site))
