import type { JsonLdNode, JsonLdPage } from '../../features/structured-data'
import { pageBreadcrumbs } from '../shared/structured-data'

/** The page of a category: its breadcrumbs. */
export const categoryNodes = (
  data: Queries.PageTrailFragment & { readonly category: { readonly title: string } },
  page: JsonLdPage,
): JsonLdNode[] => [pageBreadcrumbs(data, data.category.title, page)]
