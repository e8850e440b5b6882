import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { languages } from '../sites'

/**
 * Words that a language shares with English, or has borrowed from it: a text that consists of them
 * alone may be the English one. Everything else that is the same was not translated.
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
  ],
  de: ['engineering', 'name', 'region', 'sitemap', 'status', 'webinar', 'workshop'],
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
    ...['menu', 'services', 'version', 'versions'],
  ],
  es: [],
  pt: ['menu', 'webinar', 'webinars', 'workshop', 'workshops'],
}
/** Words of every English sentence that are none of the other languages. */
const ENGLISH = new Set(
  `the of and are is your you with this that could from have which there our been
   find choose see read try again please loading loaded`.split(/\s+/),
)

const MAX_GZIP_BYTES = 3 * 1024
const PLURAL = /_(zero|one|two|few|many|other)$/

const read = (language: string) => readFileSync(join(__dirname, `${language}.json`), 'utf8')

/** All messages of a file as `area.key`, with their texts. */
const flatten = (value: unknown, prefix = ''): [string, string][] =>
  typeof value === 'string'
    ? [[prefix, value]]
    : Object.entries(value ?? {}).flatMap(([key, inner]) =>
        flatten(inner, prefix === '' ? key : `${prefix}.${key}`),
      )
const messagesOf = (language: string) => flatten(JSON.parse(read(language)))

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name)

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/\{\{\w+\}\}/g, ' ')
    .match(/\p{L}+/gu) ?? []

describe.each(languages.filter((language) => language !== 'en'))('messages in %s', (language) => {
  test('are not the English ones, unless the words are shared', () => {
    const english = new Map(messagesOf('en'))
    const shared = SHARED[language] ?? []
    const same = messagesOf(language).filter(
      ([key, text]) =>
        english.get(key) === text && wordsOf(text).some((word) => !shared.includes(word)),
    )
    expect(same).toEqual([])
  })

  test('have no English sentence among them', () => {
    const sentences = messagesOf(language).filter(([, text]) =>
      wordsOf(text).some((word) => ENGLISH.has(word)),
    )
    expect(sentences).toEqual([])
  })
})

describe.each(languages)('messages in %s', (language) => {
  test('say everything that the English ones say', () => {
    const names = (of: string) => new Set(messagesOf(of).map(([key]) => key.replace(PLURAL, '')))
    expect(names(language)).toEqual(names('en'))
  })

  test('have every plural form that the language has', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    const found = messagesOf(language).filter(([key]) => PLURAL.test(key))
    for (const stem of new Set(found.map(([key]) => key.replace(PLURAL, '')))) {
      const has = found.map(([key]) => key).filter((key) => key.replace(PLURAL, '') === stem)
      expect(has.sort()).toEqual(forms.map((form) => `${stem}_${form}`).sort())
    }
  })

  test('use the placeholders of the English ones', () => {
    const english = new Map(
      messagesOf('en').map(([key, text]) => [key.replace(PLURAL, ''), placeholders(text)]),
    )
    for (const [key, text] of messagesOf(language)) {
      expect(placeholders(text)).toEqual(english.get(key.replace(PLURAL, '')))
    }
  })

  test('are empty nowhere', () => {
    expect(messagesOf(language).filter(([, text]) => text.trim() === '')).toEqual([])
  })

  test('weigh little', () => {
    expect(gzipSync(read(language)).length).toBeLessThan(MAX_GZIP_BYTES)
  })
})
