import { handle } from '../../../contract'
import { MAX_QUERY_LENGTH } from '../../../routes'
import type { SiteHandle } from '../../../sites'
import { Failure } from '../answer'
import { siteOf } from '../query'

/** The parameters of a search. */
export const SEARCH_PARAMETERS = ['site', 'query', 'page', 'section'] as const

/** Far more pages than anybody turns; keeps attackers from filling the edge with copies. */
const MAX_PAGE = 1000
const MAX_SECTION_LENGTH = 64

/** The query, and the requested part of the results. */
export interface SearchParameters {
  readonly site: SiteHandle
  /** Trimmed; empty for no search. */
  readonly query: string
  /** From 1. */
  readonly page: number
  /** Only results of this section. */
  readonly section: string | undefined
}

/**
 * The typed text, with single blanks in place of control characters, line breaks and longer gaps.
 */
function queryOf(parameters: URLSearchParams): string {
  const query = (parameters.get('query') ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim()
  if (query.length <= MAX_QUERY_LENGTH) return query
  throw new Failure(400, `The parameter "query" is longer than ${MAX_QUERY_LENGTH} characters.`)
}

function pageOf(parameters: URLSearchParams): number {
  const value = parameters.get('page') ?? ''
  const page = value === '' ? 1 : Number(value)
  if (/^\d*$/.test(value) && page >= 1 && page <= MAX_PAGE) return page
  throw new Failure(400, `The parameter "page" is no whole number from 1 to ${MAX_PAGE}.`)
}

function sectionOf(parameters: URLSearchParams): string | undefined {
  const value = parameters.get('section') ?? ''
  if (value === '') return undefined
  if (value.length <= MAX_SECTION_LENGTH && handle.safeParse(value).success) return value
  throw new Failure(400, 'The parameter "section" names no section.')
}

/**
 * The parameters of a search, checked. A form sends an unchosen option as an empty value, so an
 * empty value counts as absent.
 *
 * @throws {Failure} 400, naming the parameter
 */
export const searchParametersOf = (parameters: URLSearchParams): SearchParameters => ({
  site: siteOf(parameters),
  query: queryOf(parameters),
  page: pageOf(parameters),
  section: sectionOf(parameters),
})
