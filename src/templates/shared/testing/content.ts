import type { ContentNodes, EntryNode } from '../content-nodes'

/** An entry of the worldwide site's news with nothing but a title, and with the given fields. */
export const entryNode = (id: string, fields: Partial<EntryNode> = {}): EntryNode => ({
  id,
  contentId: id,
  site: 'ww',
  handle: null,
  title: id,
  section: 'newsAndEvents',
  slug: id,
  type: 'news',
  date: null,
  endDate: null,
  status: null,
  deadline: null,
  guard: null,
  actions: [],
  blocks: [],
  translations: {},
  image: null,
  seo: null,
  ...fields,
})

/** Content with only the given entries and fields. */
export const contentNodes = (
  entries: readonly EntryNode[],
  fields: Partial<ContentNodes> = {},
): ContentNodes => ({
  ...{ categories: [], products: [], forms: [], configs: [], navigation: [], entries },
  ...fields,
})
