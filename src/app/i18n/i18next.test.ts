import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createInstance } from 'i18next'
import { z } from 'zod'
import { languages, type Language } from '../../sites'
import standIn from './i18next'

const MESSAGES = path.resolve(__dirname, '../../sites/messages')
const COUNTS = [0, 1, 2, 3, 5, 11, 21, 100, 1.5, 1_000_000]
/** Browsers change such text; the messages must keep it as it is. */
const VALUE = 'Säge <b>&amp;</b> {{count}} $t(a) $1 $&'

interface Bundle {
  readonly [key: string]: string | Bundle
}
const bundle: z.ZodType<Bundle> = z.lazy(() => z.record(z.string(), z.union([z.string(), bundle])))

const bundleOf = (...file: readonly string[]) =>
  bundle.parse(JSON.parse(readFileSync(path.join(MESSAGES, ...file), 'utf8')))

/** The messages of every page, and those of the parts that are loaded on demand. */
const namespacesOf = (language: Language): Record<string, Bundle> => ({
  translation: bundleOf(`${language}.json`),
  ...Object.fromEntries(
    readdirSync(MESSAGES, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => [name, bundleOf(name, `${language}.json`)]),
  ),
})

/** Every key, and a key for each form of a plural. */
function keysOf(messages: Bundle, above = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [above + key, above + key.replace(/_(?:one|two|few|many|other)$/, '')]
      : keysOf(value, `${above}${key}.`),
  )
}

const placesOf = (texts: string) => [...texts.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name)

/** The compiler knows each key by name; this test asks for all of them. */
const asksAny = (t: unknown): t is (key: string, given?: object) => unknown =>
  typeof t === 'function'

describe.each(languages)('%s', (language) => {
  const namespaces = namespacesOf(language)
  const real = createInstance()
  const own = standIn.createInstance()
  const values = Object.fromEntries(
    placesOf(JSON.stringify(namespaces)).map((name) => [name, VALUE]),
  )

  const expected = (key: string, given?: object): unknown => asksAny(real.t) && real.t(key, given)

  beforeAll(async () => {
    const options = { lng: language, fallbackLng: 'en', resources: { [language]: namespaces } }
    await real.init<never>({
      ...options,
      interpolation: { escapeValue: false },
      returnNull: false,
    })
    own.init(options)
  })

  test.each(Object.keys(namespaces))('%s reads as with the package', (name) => {
    const asked = own.getFixedT(null, name)
    const keys = [...new Set(keysOf(namespaces[name] ?? {}))]
    expect(keys.length).toBeGreaterThan(5)
    for (const key of [...keys, 'not.there']) {
      expect([key, asked(key)]).toEqual([key, expected(key, { ns: name })])
      for (const count of COUNTS) {
        const given = { ...values, count }
        expect([key, count, asked(key, given)]).toEqual([
          key,
          count,
          expected(key, { ...given, ns: name }),
        ])
      }
    }
  })

  test('a key can name its namespace', () => {
    for (const key of ['search:next', 'listing.page', 'nowhere:at.all']) {
      expect(own.getFixedT(null)(key)).toBe(expected(key))
    }
  })
})

test('messages that come later are found, by the same function', () => {
  const own = standIn.createInstance()
  own.init({ lng: 'de' })
  const t = own.getFixedT(null, 'later')
  expect(t('word')).toBe('word')
  expect(own.hasResourceBundle('de', 'later')).toBe(false)
  own.addResourceBundle('de', 'later', { word: 'Wort' })
  expect(own.hasResourceBundle('de', 'later')).toBe(true)
  expect(t('word')).toBe('Wort')
  expect(own.getFixedT('de', 'later')).toBe(t)
})
