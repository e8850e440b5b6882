import type { ContentClient } from '../../content-client'
import {
  dynamicSections,
  filterLists,
  type FilterOption,
  type ProductCategory,
} from '../../contract'
import { fetchPage, fetchSection } from './fetch-entries'
import { fetchLocations } from './fetch-locations'
import { fetchProducts } from './fetch-products'
import { fetchShortlinks } from './fetch-shortlinks'
import { ifGone } from './if-gone'
import { mismatches } from './mismatches'
import { type NodeDraft, siteFields, singles } from '../node-types'
import { withDistinctIds } from '../distinct-ids'
import { normalizeUrls } from '../normalize-urls'
import type { Problems } from '../problems'
import type { SourcingOptions } from './sourcing-options'

/** A category by its code, or by its id where the filter list has no code. */
async function fetchCategory(
  client: ContentClient,
  site: string,
  option: FilterOption,
  problems: Problems,
): Promise<ProductCategory[]> {
  const { id, title, code } = option
  const answer = await problems.attempt(
    site,
    () =>
      code === null
        ? client.get('productsCategoryEntry', { site, id })
        : client.get('productsCategory', { site, code }),
    code === null ? 'fine' : 'missing',
  )
  if (answer === undefined && code === null) {
    const reasons = [`the category "${title}" (id ${id}) has no code`]
    const address = client.urlOf('filters', { site, list: 'productsCategories' })
    problems.add({ code: 'missing-code', site, address, status: null, reasons })
  }
  if (answer === undefined) return []
  const { data } = answer
  const address =
    code === null
      ? client.urlOf('productsCategoryEntry', { site, id })
      : client.urlOf('productsCategory', { site, code })
  const listed = code === null ? { id, title } : option
  return mismatches(listed, data, { site, address }, problems) ? [] : [data]
}

/** Categories and products, which both depend on the filter list of categories. */
async function fetchCatalogue(
  client: ContentClient,
  site: string,
  options: readonly FilterOption[],
  problems: Problems,
): Promise<NodeDraft[]> {
  const answers = options.map((option) => fetchCategory(client, site, option, problems))
  const fetchNode = async (answer: Promise<ProductCategory[]>, position: number) =>
    (await answer).map((category): NodeDraft => {
      const fields = { ...siteFields(site, category), position }
      return { type: 'ContentProductCategory', key: `${site}:${category.id}`, fields }
    })
  // Products are requested at once where their category's code is known.
  const codes = options.map(async ({ code }, position) =>
    code === null ? (await answers[position])?.[0]?.code : code,
  )
  const [categories, products] = await Promise.all([
    Promise.all(answers.map(fetchNode)),
    fetchProducts(client, site, codes, problems),
  ])
  return [...categories.flat(), ...products]
}

/**
 * Everything of one site, at the addresses that the website offers. A failed request is noted in
 * `problems`; the other requests continue.
 */
export async function fetchSite(
  client: ContentClient,
  site: string,
  { pages, sections, locators, shortlinks }: SourcingOptions,
  problems: Problems,
): Promise<NodeDraft[]> {
  const globals = singles.map(async ([endpoint, type]): Promise<NodeDraft[]> => {
    const answer = await problems.attempt(
      site,
      () => client.get(endpoint, { site }),
      ifGone(endpoint, { site }),
    )
    return answer === undefined ? [] : [{ type, key: site, fields: siteFields(site, answer.data) }]
  })
  const filters = filterLists.map(async (list): Promise<NodeDraft[]> => {
    const parameters = { site, list }
    const answer = await problems.attempt(
      site,
      () => client.all('filters', parameters),
      ifGone('filters', parameters),
    )
    if (answer === undefined) return []
    const node: NodeDraft = {
      type: 'ContentFilterList',
      key: `${site}:${list}`,
      fields: { site, list, options: answer.data },
    }
    if (list !== 'productsCategories') return [node]
    return [node, ...(await fetchCatalogue(client, site, answer.data, problems))]
  })
  const sitemap = dynamicSections.map(async (section): Promise<NodeDraft[]> => {
    const parameters = { site, section }
    const answer = await problems.attempt(
      site,
      () => client.all('sitemap', parameters),
      ifGone('sitemap', parameters),
    )
    if (answer === undefined) return []
    const fields = { site, section, entries: answer.data }
    return [{ type: 'ContentSitemap', key: `${site}:${section}`, fields }]
  })
  // A section's list may be missing only where the section's page is missing, too.
  const fixed = Promise.all(pages.map((page) => fetchPage(client, site, page, problems)))
  const lists = fixed.then((drafts) => {
    const present = new Set(drafts.flat().map(({ fields }) => String(fields.handle)))
    return Promise.all([
      ...sections.map((section) => fetchSection(client, site, section, present, problems)),
      ...locators.map((section) => fetchLocations(client, site, section, present, problems)),
    ])
  })
  const drafts = await Promise.all([
    ...globals,
    ...filters,
    ...sitemap,
    ...(shortlinks ? [fetchShortlinks(client, site, problems)] : []),
    fixed.then((own) => own.flat()),
    lists.then((own) => own.flat()),
  ])
  return drafts.flat().map((draft) => withDistinctIds(normalizeUrls(draft, client.origin)))
}
