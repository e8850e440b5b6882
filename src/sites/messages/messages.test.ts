import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { languages } from '../sites'
import { flatMessages } from '../testing/flat-messages'

/**
 * Words that a language shares with English, or has borrowed from it. A text of only such words may
 * equal the English one. Any other equal text was not translated.
 */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  it: [
    'business',
    'engineering',
    'home',
    'homepage',
    'menu',
    'news',
    'unit',
    'webinar',
    'workshop',
    ...['e', 'mail'],
  ],
  de: ['engineering', 'material', 'name', 'region', 'sitemap', 'status', 'webinar', 'workshop'],
  fr: [
    ...[
      'article',
      'articles',
      'contact',
      'date',
      'documents',
      'engineering',
      'machine',
      'machines',
    ],
    ...['e', 'mail', 'menu', 'services', 'type', 'version', 'versions'],
  ],
  es: ['material'],
  pt: ['e', 'mail', 'material', 'menu', 'webinar', 'webinars', 'workshop', 'workshops'],
}
/** Common words of English sentences that no other language here has. */
const ENGLISH = new Set(
  `the of and are is your you with this that could from have which there our been
   find choose see read try again please loading loaded`.split(/\s+/),
)

/** Every page loads these texts; the texts of an area are fetched with its part. */
const MAX_GZIP_BYTES = 3.3 * 1024
const PLURAL = /_(zero|one|two|few|many|other)$/

/** The texts of every page, and those of the areas, a folder each. */
const areas = [
  '',
  ...readdirSync(__dirname).filter((name) => existsSync(join(__dirname, name, 'en.json'))),
]
const files = areas.flatMap((area) => languages.map((language) => join(area, language)))

const read = (file: string) => readFileSync(join(__dirname, `${file}.json`), 'utf8')
const languageOf = (file: string) => basename(file)
const englishOf = (file: string) => join(dirname(file), 'en')

const messagesOf = (file: string) => flatMessages(JSON.parse(read(file)))

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name)

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/\{\{\w+\}\}/g, ' ')
    .match(/\p{L}+/gu) ?? []

describe.each(files.filter((file) => languageOf(file) !== 'en'))('messages in %s', (file) => {
  test('are not the English ones, unless the words are shared', () => {
    const english = new Map(messagesOf(englishOf(file)))
    const shared = SHARED[languageOf(file)] ?? []
    const same = messagesOf(file).filter(
      ([key, text]) =>
        english.get(key) === text && wordsOf(text).some((word) => !shared.includes(word)),
    )
    expect(same).toEqual([])
  })

  test('have no English sentence among them', () => {
    const sentences = messagesOf(file).filter(([, text]) =>
      wordsOf(text).some((word) => ENGLISH.has(word)),
    )
    expect(sentences).toEqual([])
  })
})

describe.each(files)('messages in %s', (file) => {
  test('say everything that the English ones say', () => {
    const names = (of: string) => new Set(messagesOf(of).map(([key]) => key.replace(PLURAL, '')))
    expect(names(file)).toEqual(names(englishOf(file)))
  })

  test('have every plural form that the language has', () => {
    const forms = new Intl.PluralRules(languageOf(file)).resolvedOptions().pluralCategories
    const found = messagesOf(file).filter(([key]) => PLURAL.test(key))
    for (const stem of new Set(found.map(([key]) => key.replace(PLURAL, '')))) {
      const has = found.map(([key]) => key).filter((key) => key.replace(PLURAL, '') === stem)
      expect(has.sort()).toEqual(forms.map((form) => `${stem}_${form}`).sort())
    }
  })

  test('use the placeholders of the English ones', () => {
    const english = new Map(
      messagesOf(englishOf(file)).map(([key, text]) => [
        key.replace(PLURAL, ''),
        placeholders(text),
      ]),
    )
    for (const [key, text] of messagesOf(file)) {
      expect(placeholders(text)).toEqual(english.get(key.replace(PLURAL, '')))
    }
  })

  test('are empty nowhere', () => {
    expect(messagesOf(file).filter(([, text]) => text.trim() === '')).toEqual([])
  })

  test('weigh little', () => {
    expect(gzipSync(read(file)).length).toBeLessThan(MAX_GZIP_BYTES)
  })
})
