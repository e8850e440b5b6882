import type { SearchResult } from '../../src/contract'

/** The place of a result, in the form of the judgements: `section/slug#anchor`. */
export const placeOf = ({
  section,
  slug,
  anchor,
}: Pick<SearchResult, 'section' | 'slug' | 'anchor'>) =>
  [section, slug && `/${slug}`, anchor && `#${anchor}`].filter(Boolean).join('')
