import type { PlannedPage } from '../../../routes'
import type { ContentNodes, EntryNode } from '../content-nodes'
import type { BuildFacts } from '../page-type'

/** The page of an entry; a story of its site unless the fields differ. */
export const plannedPage = (
  { id, site, section, slug }: Pick<EntryNode, 'id' | 'site' | 'section' | 'slug'>,
  fields: Partial<PlannedPage> = {},
): PlannedPage => ({
  route: 'customer-stories-slug',
  site,
  path: `/${id}`,
  params: {},
  entry: { id, section, slug, source: id, translations: {} },
  alternates: {},
  ...fields,
})

/** A build with a page for every entry of the content. */
export const buildFacts = (content: ContentNodes, today = '2027-01-15'): BuildFacts => ({
  content,
  builtPages: content.entries.map((entry) => plannedPage(entry)),
  today,
  worldMap: '/static/maps/world.svg',
  drawingAddress: ({ address }) => address,
})
