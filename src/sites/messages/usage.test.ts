import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { messageKeys } from '../testing/message-keys'

const SRC = resolve(__dirname, '../..')

/** The source as visitors and the build run it, without tests and their helpers. */
const source = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)testing\//.test(file))
  .map((file) => readFileSync(join(SRC, file), 'utf8'))
  .join('\n')

/** The text before a value in a composed key: `listing.` of `listing.${kind}`. */
const composed = new Set(
  [...source.matchAll(/`((?:[a-z]\w*\.)+)\w*\$\{/g)].map(([, prefix = '']) => prefix),
)
/** Parts of the messages that are taken as a whole: `messagesOf(language).newsletter`. */
const taken = (key: string) =>
  [...key.matchAll(/\./g)].some(({ index }) =>
    new RegExp(`\\b(?:texts|messages)\\??\\.${key.slice(0, index)}\\b(?!\\.)`, 'i').test(source),
  )

test('every message is asked for somewhere', () => {
  const unused = [...messageKeys].filter(
    (key) =>
      !new RegExp(`\\b${key.replaceAll('.', '\\.')}(?![\\w.])`).test(source) &&
      ![...composed].some((prefix) => key.startsWith(prefix)) &&
      !taken(key),
  )
  expect(messageKeys.size).toBeGreaterThan(50)
  expect(unused).toEqual([])
})
