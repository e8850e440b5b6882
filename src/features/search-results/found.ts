import type { SearchAnswer } from '../../contract'
import { foundPage, type FoundPage, type SearchRequest } from '../../routes'
import type { SiteHandle } from '../../sites'

/** Gives the address of the page with the results of a request. */
export type AddressOf = (site: SiteHandle, request: Partial<SearchRequest>) => string

/** A result as it is listed. */
export interface FoundResult extends FoundPage {
  /** The section, in words. */
  readonly label: string | null
  readonly abstract: string | null
}

/** What was found for a request, best first. */
export interface Found {
  readonly results: readonly FoundResult[]
  /** How many there are on all pages. */
  readonly total: number
  readonly page: number
  readonly pages: number
  /** How many results each section has; empty where the service does not count them. */
  readonly sections: readonly {
    readonly section: string
    readonly label: string
    readonly count: number
  }[]
  /** The query as it may have been meant. */
  readonly suggestion: string | null
}

/** The function's answer; it leaves out of `meta` what the content service does not say. */
export interface FunctionAnswer extends Pick<SearchAnswer, 'data'> {
  readonly meta: Partial<NonNullable<SearchAnswer['meta']>> | null
}

/** What a site finds. Results that no page of the site can be are left out. */
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
