import type { SearchAnswer } from '../../contract'
import { foundPage, type FoundPage, type SearchRequest } from '../../routes'
import type { SiteHandle } from '../../sites'

/** Returns the URL of the page with the results of a request. */
export type UrlOf = (site: SiteHandle, request: Partial<SearchRequest>) => string

/** A result in a list. */
export interface FoundResult extends FoundPage {
  /** The name of the section. */
  readonly label: string | null
  readonly abstract: string | null
}

/** The results of a request, best first. */
export interface Found {
  readonly results: readonly FoundResult[]
  /** The number of results on all pages. */
  readonly total: number
  readonly page: number
  readonly pages: number
  /** How many results each section has; empty if the service does not count them. */
  readonly sections: readonly {
    readonly section: string
    readonly label: string
    readonly count: number
  }[]
  /** A corrected query, as a suggestion. */
  readonly suggestion: string | null
}

/**
 * The function's answer; values that the content service does not return are left out of `meta`.
 */
export interface FunctionAnswer extends Pick<SearchAnswer, 'data'> {
  readonly meta: Partial<NonNullable<SearchAnswer['meta']>> | null
}

/** The results of a site. Results that cannot be pages of the site are left out. */
export function foundIn({ data, meta }: FunctionAnswer, site: SiteHandle): Found {
  const results = data.flatMap((result): FoundResult[] => {
    const page = foundPage(result, site)
    const { label, abstract } = result
    return page ? [{ ...page, label, abstract }] : []
  })
  const { pagination, sections, suggestion } = meta ?? {}
  return {
    results,
    total: pagination?.total ?? results.length,
    page: pagination?.current_page ?? 1,
    pages: pagination?.total_pages ?? 1,
    sections: sections ?? [],
    suggestion: suggestion ?? null,
  }
}
