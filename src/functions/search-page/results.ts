import type { i18n } from 'i18next'
import type { SearchAnswer, SearchResult } from '../../contract'
import { foundPage, searchFormAddress, type SearchRequest } from '../../routes'
import type { SiteHandle } from '../../sites'
import { markup, type Markup } from './markup'

/** A search in a site, and the texts of its language. */
export interface Asked {
  readonly site: SiteHandle
  readonly request: SearchRequest
  readonly texts: i18n
}

const CURRENT = markup` aria-current="true"`

/** Narrows what was found to a section; nothing where there are no two. */
function sectionFilter({ site, request, texts: { t } }: Asked, { meta }: SearchAnswer) {
  const sections = meta?.sections ?? []
  if (sections.length < 2 && request.section === '') return null
  const all = sections.reduce((sum, { count }) => sum + count, 0)
  const item = ({ section, label, count }: (typeof sections)[number]) => {
    const href = searchFormAddress(site, { query: request.query, section })
    const current = section === request.section && CURRENT
    return markup`<li><a href="${href}"${current}>${label} <span>${count}</span></a></li>`
  }
  const items = [{ section: '', label: t('search:all'), count: all }, ...sections].map(item)
  return markup`<nav aria-label="${t('search:filter')}"><ul>${items}</ul></nav>`
}

/** What may help when nothing was found. */
function nothingFound({ site, texts: { t } }: Asked, { meta }: SearchAnswer) {
  const suggestion = meta?.suggestion ?? null
  const href = searchFormAddress(site, { query: suggestion ?? '' })
  const meant =
    suggestion && markup`<p>${t('search:meant')} <a href="${href}"><bdi>${suggestion}</bdi></a></p>`
  return markup`<div>${meant}<p>${t('search:advice')}</p></div>`
}

const ELSEWHERE = markup` target="_blank" rel="noopener noreferrer"`

/** A result, or nothing when no page of the site can be meant. */
function item({ site, texts: { t } }: Asked, result: SearchResult) {
  const page = foundPage(result, site)
  if (!page) return null
  const { title, href, isDocument } = page
  const label = [result.label, isDocument && t('listing.document')].filter(Boolean).join(' · ')
  const abstract = result.abstract && markup`<p>${result.abstract}</p>`
  const link = markup`<a href="${href}"${isDocument && ELSEWHERE}>${title}</a>`
  return markup`<li><p>${label}</p>${link}${abstract}</li>`
}

/** The results of one page. */
function resultList(asked: Asked, { data }: SearchAnswer) {
  const items = data.map((result) => item(asked, result))
  return items.some(Boolean) && markup`<ol>${items}</ol>`
}

/** The way to the neighbouring pages; nothing where there is one page. */
function resultPages({ site, request, texts: { t } }: Asked, { meta }: SearchAnswer) {
  const { current_page: page = 1, total_pages: pages = 1 } = meta?.pagination ?? {}
  if (pages < 2 && page < 2) return null
  const link = (number: number, rel: string, label: string) =>
    markup`<a href="${searchFormAddress(site, { ...request, page: number })}" rel="${rel}">${label}</a>`
  const before = Math.max(1, Math.min(page - 1, pages))
  const previous = page > 1 && link(before, 'prev', t('listing.previous'))
  const next = page < pages && link(page + 1, 'next', t('search:next'))
  const place = markup`<span>${t('listing.page', { page, pages })}</span>`
  return markup`<nav aria-label="${t('search:pages')}">${previous}${place}${next}</nav>`
}

/**
 * What was found, in the same elements as the search page shows it in the browser: its styles know them by
 * their names.
 */
export function results(asked: Asked, answer: SearchAnswer): Markup {
  const { t } = asked.texts
  const total = answer.meta?.pagination?.total ?? answer.data.length
  const count = total > 0 ? t('search:results', { count: total }) : t('dropdown.noResults')
  return markup`<h2>${count}</h2>${[
    sectionFilter(asked, answer),
    total === 0 && nothingFound(asked, answer),
    resultList(asked, answer),
    resultPages(asked, answer),
  ]}`
}

/** That nothing could be searched for, and the way to try again. */
export function failed({ site, request, texts: { t } }: Asked): Markup {
  const again = markup`<a href="${searchFormAddress(site, request)}">${t('error.retry')}</a>`
  return markup`<div role="alert"><p>${t('search:failed')}</p><p>${again}</p></div>`
}
