import type { EntryNode } from '../../templates/shared/content-nodes'
import { contentNodes } from '../../templates/shared/testing/content'
import type { BuildContent } from '../content'

/** Content with only the given entries and fields. */
export const buildContent = (
  entries: readonly EntryNode[],
  fields: Partial<BuildContent> = {},
): BuildContent => ({
  regions: [],
  filters: [],
  shortlinks: [],
  sitemaps: [],
  companies: [],
  seo: [],
  ...contentNodes(entries),
  configs: [],
  ...fields,
})
