import path from 'node:path'
import { routes } from '../../src/routes/table'
import { siteHandles, type SiteHandle } from '../../src/sites'
import { buildContent, type Content } from './build/content'
import type { SiteContent } from './build/site'
import { LibraryReader } from './files/library'
import { wordsIn } from './testing/words-in'

let content: Content
beforeAll(async () => {
  const library = await new LibraryReader(path.join(__dirname, '../saxum')).read()
  content = buildContent(library, 0)
})

const siteOf = (site: SiteHandle): SiteContent => {
  const found = content.contentVersions.published.sites.get(site)
  if (!found) throw new Error(`There is no site ${site}.`)
  return found
}
const titlesOf = (site: SiteHandle) => siteOf(site).entries.map(({ entry }) => entry.title)

/** Sections without entries: their pages come from other content, or belong to other issues. */
const withoutEntries = new Set([
  'productsCategories',
  'machines',
  'plants',
  'sustainableMaterials',
  'software',
  'technologies',
  'shortlinks',
  'contacts',
  'search',
  'preview',
  'notFound',
])
const sections = [
  ...new Set(Object.values(routes).flatMap((route): readonly string[] => route.sections)),
].filter((section) => !withoutEntries.has(section))

/** Every value below a key of this name, at any depth. */
const valuesOf = (key: string, value: unknown): unknown[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
        name === key ? [inner] : valuesOf(key, inner),
      )

/** Confidential, or no request: a letter to a committee that no department reads. */
const lettersOnly = ['mailto:ethics@example.com', 'mailto:charity@example.com']

describe('content that the sample company has', () => {
  it.each(siteHandles)(
    'in %s: no request but letters goes by mail, all others to forms',
    (site) => {
      const { entries, navigation, products } = siteOf(site)
      const addresses = valuesOf('actionUrl', [entries, navigation, products])
      expect(addresses.length).toBeGreaterThan(0)
      const mails = addresses.filter((address) => String(address).startsWith('mailto:'))
      expect(mails.filter((mail) => !lettersOnly.includes(String(mail)))).toEqual([])
    },
  )

  it.each(siteHandles)('in %s: every section of the site, but for the named gap', (site) => {
    const present = new Set(siteOf(site).entries.map(({ entry }) => entry.section))
    const missing = sections.filter((section) => !present.has(section))
    expect(missing).toEqual(site === 'en_asia' ? ['educationalProjects'] : [])
  })

  it('is a catalogue of five sections, sixteen categories and sixty products', () => {
    const products = siteHandles.flatMap((site) => siteOf(site).products)
    expect(new Set(products.map(({ section }) => section)).size).toBe(5)
    expect(new Set(products.map(({ code }) => code)).size).toBeGreaterThanOrEqual(60)
    expect(siteOf('ww').categories.length).toBeGreaterThanOrEqual(16)
  })

  it('is in at least 25 countries, and has a history of at least 20 milestones', () => {
    const places = siteOf('ww').locations.get('branches') ?? []
    expect(new Set(places.map(({ country }) => country)).size).toBeGreaterThanOrEqual(25)
    const history = siteOf('ww').entries.find(({ entry }) => entry.section === 'history')
    const timeline = history?.entry.blocks.find((block) => block.type === 'timeline')
    expect(timeline?.milestones.length).toBeGreaterThanOrEqual(20)
  })

  it.each(siteHandles)('in %s: events of each time, tenders, jobs, stories and news', (site) => {
    const { entries } = siteOf(site)
    const of = (section: string) => entries.filter(({ entry }) => entry.section === section)
    expect(of('newsAndEvents').length).toBeGreaterThanOrEqual(6)
    expect(of('customerStories').length).toBeGreaterThanOrEqual(4)
    expect(of('jobOpportunities').length).toBeGreaterThan(0)
    expect(of('tendersAndProjects').some(({ entry }) => entry.status === 'closed')).toBe(true)
    expect(of('webinars').some(({ onRequest }) => onRequest)).toBe(true)
    expect(of('webinars').some(({ entry }) => (entry.date ?? '9') < '2026-11-21')).toBe(true)
  })

  it.each(siteHandles)('in %s: at least 200 words in every entry that has a page', (site) => {
    const preview = content.contentVersions.preview.sites.get(site)
    // Social projects appear in a list, and have no pages.
    const pages = preview?.entries.filter(
      ({ entry, isFixed }) => !isFixed && entry.section !== 'charityProjects',
    )
    const short = pages?.filter(({ entry }) => wordsIn(entry) < 200)
    expect(pages?.length).toBeGreaterThan(40)
    expect(short?.map(({ entry }) => `${entry.section}/${entry.slug}: ${wordsIn(entry)}`)).toEqual(
      [],
    )
  })

  it.each(siteHandles)(
    'in %s: at least 250 words about the smallest machine of a family',
    (site) => {
      const smallest = new Set(
        'POL-LUM-CAL POL-LUM-120 MWS-FIL-008 PRS-PON-5000 PRS-PON-2500 MCC-VTX-003 PRS-CON-1800'.split(
          ' ',
        ),
      )
      const pages = siteOf(site).products.filter(({ code }) => smallest.has(code))
      expect(pages.length).toBeGreaterThan(4)
      const short = pages.filter((page) => wordsIn(page) < 250)
      expect(short.map((page) => `${page.code}: ${wordsIn(page)}`)).toEqual([])
    },
  )

  it('says things in each site in its own language', () => {
    const [english, german, italian] = (['ww', 'de_eu', 'it_eu'] as const).map(titlesOf)
    const shared = german?.filter((title) => english?.includes(title)) ?? []
    expect(shared.length).toBeLessThan((german?.length ?? 0) / 8)
    expect(italian).not.toEqual(english)
  })
})

/** The deliberate gaps of docs/content.md that tests and people rely on. */
describe('content that the sample company lacks on purpose', () => {
  it('a category without products in one site', () => {
    const filters = siteOf('es_sa').filters.get('productsCategories') ?? []
    expect(filters.find(({ code }) => code === 'WTJ')).toMatchObject({ active: false })
    expect(filters.filter(({ active }) => !active)).toHaveLength(1)
  })

  it('a press release in one language only', () => {
    const only = siteOf('it_eu').entries.filter(
      ({ entry }) =>
        entry.type === 'pressRelease' && Object.keys(entry.translations).join() === 'it_eu',
    )
    expect(only).toHaveLength(1)
  })

  it('an option of a filter list that is not active', () => {
    const areas = siteOf('ww').filters.get('geographicAreaCategories') ?? []
    expect(areas.some(({ active }) => !active)).toBe(true)
  })

  it('a German line of one word that does not fit on a phone', () => {
    const lines = siteOf('de_eu').entries.map(({ entry }) => entry.preTitle ?? '')
    expect(
      Math.max(...lines.map((line) => line.length * Number(!/[\s-]/.test(line)))),
    ).toBeGreaterThanOrEqual(30)
  })

  it('an entry that only the holder of the token sees', () => {
    const published = siteOf('de_eu').entries.length
    const preview = content.contentVersions.preview.sites.get('de_eu')?.entries.length
    expect(preview).toBeGreaterThan(published)
  })
})
