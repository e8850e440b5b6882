import type { BlockView } from '../../blocks'
import type { Entry } from '../../contract'
import type { SiteHandle } from '../../sites'
import {
  blockViews,
  entryCard,
  type BlockData,
  type BlocksData,
  type CardEntry,
} from '../block-views'
import type { FrameData, SeoData } from '../frame'
import { pageTrail, type TrailData } from '../trail'
import { actionViews, inOrder, pageHref, type ActionData, type WithImages } from '../views'
import type { EntryPageProps } from './entry-page'

type Fields =
  | 'section'
  | 'type'
  | 'title'
  | 'preTitle'
  | 'abstract'
  | 'date'
  | 'endDate'
  | 'place'
  | 'deadline'
  | 'status'
  | 'image'
  | 'body'
  | 'facts'
  | 'gallery'
  | 'document'
  | 'documents'

/** What the page of an entry shows, in the contract's shape. */
export interface EntryPageData extends FrameData, BlocksData, TrailData {
  readonly entry: WithImages<Pick<Entry, Fields>> & {
    readonly actions: readonly ActionData[]
    readonly blocks: readonly BlockData[]
    readonly seo: SeoData | null
  }
  readonly neighbours: { readonly nodes: readonly (CardEntry & { readonly id: string })[] }
}

/** The entry's own document first, each file once. */
const documentsOf = ({ document, documents }: EntryPageData['entry']) => {
  const all = document ? [document, ...documents] : documents
  return all.filter(({ url }, index) => all.findIndex((each) => each.url === url) === index)
}

/** A hero opens the page and a call to action closes it; the rest is its matter. */
function parts(views: readonly BlockView[]): Pick<EntryPageProps, 'hero' | 'blocks' | 'closing'> {
  const [first] = views
  const last = views.at(-1)
  const hero = first?.type === 'hero' ? first : null
  const closing = last?.type === 'callToAction' ? last : null
  return { hero, closing, blocks: views.filter((view) => view !== hero && view !== closing) }
}

/**
 * Content of an entry → what its page draws. The one mapping for build and preview.
 *
 * @param order the ids of the entries to read on with
 */
export function entryPageProps(
  data: EntryPageData,
  site: SiteHandle,
  order: readonly string[],
): EntryPageProps {
  const { entry, neighbours } = data
  const trail = pageTrail(data, site)
  const ownPage = pageHref({ section: entry.section, slug: null }, site)
  return {
    trail,
    entry,
    image: entry.image,
    body: entry.body,
    actions: actionViews(entry.actions, site),
    ...parts(blockViews(entry.blocks, data, site)),
    gallery: entry.gallery,
    documents: documentsOf(entry),
    neighbours: inOrder(neighbours.nodes, order).flatMap((node) => entryCard(node, site) ?? []),
    section: trail.find(({ href }) => href === ownPage) ?? null,
  }
}
