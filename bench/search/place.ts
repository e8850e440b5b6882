import type { SearchResult } from '../../src/contract'

/** Where a result leads, as the judgements write it: `section/slug#anchor`. */
export const placeOf = ({
  section,
  slug,
  anchor,
}: Pick<SearchResult, 'section' | 'slug' | 'anchor'>) =>
  [section, slug && `/${slug}`, anchor && `#${anchor}`].filter(Boolean).join('')
