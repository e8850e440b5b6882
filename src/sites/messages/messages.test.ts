import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { languages } from '../sites'

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
