import type { ContentClient } from '../content-client'
import { dynamicSections, filterLists, type ListingItem, READING_LISTS } from '../contract'
import { eventSections, isRequired, resolve } from '../routes'
import { type SiteHandle, siteHandles } from '../sites'
import { type CheckClient, createCheckClient, type IfAbsent } from './check-client'
import type { ContentModel } from './model'
import { emptyAnswers, type SiteSnapshot, type Snapshot } from './snapshot'

/** Product codes of a site that are tried as short links, for services that do not list theirs. */
const SHORTLINK_PROBES = 50

const each = async <Item>(items: Iterable<Item>, ask: (item: Item) => Promise<unknown>) => {
  await Promise.all([...items].map(ask))
}

/** The check of translations reports content that a site may lack. */
const ifAbsent = (...wanted: Parameters<typeof isRequired>): IfAbsent =>
  isRequired(...wanted) ? 'violation' : 'fine'

const askGlobals = (checkClient: CheckClient, site: SiteHandle) =>
  Promise.all([
    checkClient.one('companyInfo', { site }, 'violation'),
    checkClient.one('globalConfigs', { site }, 'violation'),
    checkClient.one('seo', { site }, 'violation'),
    checkClient.one('forms', { site }, 'violation'),
    checkClient.one('navigation', { site }, 'violation'),
    checkClient.one('changes', { site }, 'fine'),
    each(dynamicSections, (section) => checkClient.many('sitemap', { site, section }, 'violation')),
    each(
      filterLists.filter((list) => list !== 'productsCategories'),
      (list) => checkClient.many('filters', { site, list }, 'violation'),
    ),
  ])

const askCatalogue = async (
  checkClient: CheckClient,
  site: SiteHandle,
  shortlinks: readonly string[],
) => {
  const options = await checkClient.many(
    'filters',
    { site, list: 'productsCategories' },
    'violation',
  )
  const codes: string[] = []
  await each(options ?? [], async ({ id, code }) => {
    const byId = await checkClient.one('productsCategoryEntry', { site, id }, 'violation')
    const known = code ?? byId?.code
    if (known === undefined) return
    await checkClient.one('productsCategory', { site, code: known }, 'violation')
    const products = await checkClient.many('products', { site, code: known }, 'violation')
    await each(products ?? [], (product) => {
      codes.push(product.code)
      const { category, slug } = product
      return checkClient.one('product', { site, category: category.slug, slug }, 'violation')
    })
  })
  const titles = new Map(checkClient.answers.product.map(({ data }) => [data.code, data.title]))
  codes.sort()
  const listed = await checkClient.many(
    'listing',
    { site, section: 'shortlinks' },
    'fine',
    READING_LISTS,
  )
  const wanted = listed?.map(({ title }) => title) ?? codes.slice(0, SHORTLINK_PROBES)
  await each(new Set([...shortlinks, ...wanted]), (code) =>
    checkClient.one('shortlink', { site, code }, 'fine'),
  )
  const query = titles.get(codes[0] ?? '')
  if (query !== undefined) await checkClient.many('search', { site }, 'violation', { query })
}

/** Items with a page of their own are requested as entries. */
const askEntries = (checkClient: CheckClient, site: SiteHandle, items: readonly ListingItem[]) =>
  each(items, async ({ section, slug }) => {
    if (slug === null || resolve({ section, slug }) === null) return
    await checkClient.one('entry', { site, section, page: slug }, 'violation')
  })

const isAllEvents = (section: string) =>
  eventSections.some((each) => each.section === section && each.all)

const askSections = async (checkClient: CheckClient, site: SiteHandle, model: ContentModel) => {
  const pages = new Set(checkClient.answers.page.map(({ parameters }) => parameters.page ?? ''))
  const ifMissing = (call: 'listing' | 'locator', section: string) =>
    ifAbsent(call, { section }, pages)
  await each(model.sections, async (section) => {
    const events = model.eventSections.includes(section)
      ? await Promise.all([
          checkClient.many('upcoming', { site, section }, 'fine'),
          checkClient.many('onRequest', { site, section }, 'fine'),
          checkClient.many('past', { site, section }, 'fine'),
        ])
      : [null]
    const standIn = isAllEvents(section) && !events.includes(null)
    const wanted = standIn ? 'fine' : ifMissing('listing', section)
    const listed =
      (await checkClient.many('listing', { site, section }, wanted, READING_LISTS)) ?? []
    const byId = new Map(
      [...events.flatMap((each) => each ?? []), ...listed].map((item) => [item.id, item]),
    )
    const items = [...byId.values()]
    const types = new Set(items.flatMap(({ type }) => type ?? []))
    await askEntries(checkClient, site, items)
    await each(types, (type) => checkClient.many('listingOfType', { site, section, type }, 'fine'))
  })
  await each(model.locatorSections, (section) =>
    checkClient.many('locator', { site, section }, ifMissing('locator', section)),
  )
}

const askSite = async (
  client: ContentClient,
  site: SiteHandle,
  model: ContentModel,
  shortlinks: readonly string[],
) => {
  const checkClient = createCheckClient(client, site, emptyAnswers())
  await Promise.all([
    askGlobals(checkClient, site),
    askCatalogue(checkClient, site, shortlinks),
    // The lists that a site needs depend on its pages.
    each(model.pages, (page) =>
      checkClient.one('page', { site, page }, ifAbsent('page', { page })),
    ).then(() => askSections(checkClient, site, model)),
  ])
  const snapshot: SiteSnapshot = { site, answers: checkClient.answers }
  return { snapshot, findings: checkClient.findings }
}

/** The scope of a check. */
export interface CrawlOptions {
  /** Only these sites; all 12 when not given. */
  readonly sites?: readonly SiteHandle[] | undefined
  /** Codes to try as short links, in addition to those that the service lists. */
  readonly shortlinks?: readonly string[] | undefined
}

/**
 * Requests everything that the contract names, for all sites. It follows pagination and references
 * in answers. Answers are collected; mistakes in them are findings.
 *
 * @throws {ServiceUnreachable} when there is no service at the address
 */
export async function crawl(
  client: ContentClient,
  model: ContentModel,
  { sites: handles = siteHandles, shortlinks = [] }: CrawlOptions = {},
): Promise<Snapshot> {
  const shared = createCheckClient(client, null, emptyAnswers())
  await shared.many('sites', {}, 'violation')
  const sites = await Promise.all(handles.map((site) => askSite(client, site, model, shortlinks)))
  return {
    shared: shared.answers,
    sites: sites.map(({ snapshot }) => snapshot),
    findings: [...shared.findings, ...sites.flatMap(({ findings }) => findings)],
  }
}
