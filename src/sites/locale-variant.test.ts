import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { areaMessagesOf, loadAreaMessages } from './message-areas'
import { compareMessages } from './compare-messages'
import { drawingMessages } from './drawing-messages'
import { placesMessages } from './places-messages'
import { loadMessages } from './messages'
import { siteHandles, sites, siteOfTag, type SiteHandle } from './sites'
import { flatMessages } from './testing/flat-messages'
import { localeVariantOf, textsFor } from './locale-variant'

const MESSAGES = join(__dirname, 'messages')
const areas = ['', 'catalogue', 'compare', 'drawing', 'places', 'search']

const wordsIn = (area: string, name: string): ReadonlyMap<string, string> => {
  const file = join(MESSAGES, area, `${name}.json`)
  return new Map(existsSync(file) ? flatMessages(JSON.parse(readFileSync(file, 'utf8'))) : [])
}

/** The texts of an area for a site, loaded as pages load them. */
const read = async (area: string, site: SiteHandle): Promise<unknown> => {
  const variant = localeVariantOf(site)
  if (area === 'compare') return compareMessages[variant]
  if (area === '') return loadMessages(variant)
  if (area === 'drawing') return drawingMessages[variant]
  if (area === 'places') return placesMessages[variant]
  if (area !== 'catalogue' && area !== 'search') throw new Error(area)
  await loadAreaMessages(area, variant)
  return areaMessagesOf(area, variant)
}

const places = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort()

test('no folder of messages is left out here', () => {
  const folders = readdirSync(MESSAGES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  expect(areas.slice(1).sort()).toEqual(folders.sort())
})

describe.each(siteHandles)('%s', (site) => {
  test.each(areas)(
    'reads all messages of its language with the overrides of its own: "%s"',
    async (area) => {
      const expected = new Map([...wordsIn(area, sites[site].language), ...wordsIn(area, site)])
      expect(new Map(flatMessages(await read(area, site)))).toEqual(expected)
    },
  )

  test.each(areas)('overrides only messages that exist, and with other texts: "%s"', (area) => {
    const shared = wordsIn(area, sites[site].language)
    for (const [key, own] of wordsIn(area, site)) {
      const theirs = shared.get(key) ?? 'no such message'
      expect([key, places(own)]).toEqual([key, places(theirs)])
      expect([key, own]).not.toEqual([key, theirs])
      expect(own.trim()).not.toBe('')
    }
  })

  test('is known by the tag of its pages', () => {
    expect(siteOfTag(sites[site].htmlLang)).toBe(site)
  })
})

test('Brazil and Portugal read different words of one language', async () => {
  const [portugal, brazil] = await Promise.all([loadMessages('pt'), loadMessages('pt_sa')])
  expect([portugal.product.download, brazil.product.download]).toEqual([
    'Descarregar: {{title}}',
    'Baixar: {{title}}',
  ])
  expect(brazil.product.versions).toBe(portugal.product.versions)
})

test('a tag that no site has belongs to none', () => {
  expect(siteOfTag('ja-JP')).toBeUndefined()
})

test('texts beside the messages can have variants for sites', () => {
  const texts = { de: 'd', en: 'e', es: 's', fr: 'f', it: 'i', pt: 'p', pt_sa: 'b' }
  expect((['pt_sa', 'pt_eu', 'es_sa', 'ww'] as const).map((site) => textsFor(texts, site))).toEqual(
    ['b', 'p', 's', 'e'],
  )
})
