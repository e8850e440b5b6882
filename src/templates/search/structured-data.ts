import type { JsonLdNode, JsonLdPage } from '../../features/structured-data'
import { titledNodes, type TitledPage } from '../shared/structured-data'

/** The search page: its breadcrumbs, if the content service has an entry for it. */
export const searchNodes = (
  data: Pick<TitledPage, 'trail'> & { readonly entry: TitledPage['entry'] | null },
  page: JsonLdPage,
): JsonLdNode[] => (data.entry ? titledNodes({ ...data, entry: data.entry }, page) : [])
