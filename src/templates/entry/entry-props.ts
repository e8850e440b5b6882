import type { BlockView } from '../../blocks'
import type { Entry } from '../../contract'
import type { SiteHandle } from '../../sites'
import type { EntryCardView } from '../../ui/cards/entry-card'
import type {
  ActionView,
  ContactView,
  DocumentView,
  ImageView,
  LinkView,
} from '../../ui/view-models'
import { blockViews, entryCard } from '../shared/block-views'
import type { FactualEntry } from '../shared/entry-facts'
import type { NonNullKeys } from '../shared/non-null-keys'
import { pageTrail } from '../shared/trail'
import { actionViews, contactView, inOrder, pageHref } from '../shared/views'

/** The data of a query of an entry's page. */
export type EntryPageData = NonNullKeys<Queries.EntryDataFragment, 'entry'>

/** The properties that the pages of all kinds of entries share. */
export interface EntryProps {
  readonly trail: readonly LinkView[]
  readonly entry: FactualEntry & Pick<Entry, 'title' | 'preTitle' | 'abstract'>
  readonly image: ImageView | null
  readonly actions: readonly ActionView[]
  /** The editors' content: the text of the entry, its blocks, and its gallery. */
  readonly blocks: readonly BlockView[]
  readonly documents: readonly DocumentView[]
  readonly neighbours: readonly EntryCardView[]
  /** The page of the entry's section, if it has one. */
  readonly section: LinkView | null
  /** The contact when editors named nobody. */
  readonly contact: ContactView
}

/** The entry's own document first, each file once. */
const documentsOf = ({ document, documents }: EntryPageData['entry']) => {
  const all = document ? [document, ...documents] : documents
  return all.filter(({ url }, index) => all.findIndex((each) => each.url === url) === index)
}

const contentOf = ({ entry, ...data }: EntryPageData, site: SiteHandle): BlockView[] => [
  ...(entry.body ? [{ type: 'text' as const, title: null, text: entry.body }] : []),
  ...blockViews(entry.blocks, data, site),
  ...(entry.gallery.length > 0
    ? [{ type: 'gallery' as const, title: null, items: entry.gallery }]
    : []),
]

/**
 * Content of an entry → the properties that the pages of all kinds render. For build and preview.
 *
 * @param ids the ids of the entries to read on with
 */
export function entryProps(
  data: EntryPageData,
  site: SiteHandle,
  ids: readonly string[],
): EntryProps {
  const { entry, neighbours, company } = data
  const trail = pageTrail(data, site)
  const ownPage = pageHref({ section: entry.section, slug: null }, site)
  return {
    trail,
    entry,
    image: entry.image,
    actions: actionViews(entry.actions, site),
    blocks: contentOf(data, site),
    documents: documentsOf(entry),
    neighbours: inOrder(neighbours.nodes, ids).flatMap((node) => entryCard(node, site) ?? []),
    section: trail.find(({ href }) => href === ownPage) ?? null,
    contact: contactView(company),
  }
}
