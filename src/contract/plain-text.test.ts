import fc from 'fast-check'
import { html, list, optional, prose, requiredText, text } from './fields'
import { plainLine, plainText } from './plain-text'
import { printable, printableLine } from './printable'

const STEERS = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202D\u202E\uFEFF\uFFFE\uFFFF]/u
const anything = fc.string({ unit: 'binary', maxLength: 40 })
const hostile = fc
  .array(
    fc.oneof(
      anything,
      fc.constantFrom(
        '\u001B[2J',
        '\u0007',
        '\u009B',
        '\r',
        '\r\n',
        '\u2028',
        '\u202E',
        '\u2067',
        '\u2069',
        '\uD800',
        '&#27;',
      ),
    ),
  )
  .map((parts) => parts.join(''))

test.each([
  ['Red\u001B[31m alert\u0007', 'Red[31m alert'],
  ['One\ttwo\nthree\r\nfour\rfive\u2028six\u0085seven', 'One two three four five six seven'],
  ['\u009B2J\u009D0;title\u009C', '2J0;title'],
  ['safe\u202Egnp.exe\u202C', 'safegnp.exe'],
  ['left \u2067open', 'left open'],
  ['closed\u2069 \u202Ctwice', 'closed twice'],
  ['half \uD83D of a pair', 'half \uFFFD of a pair'],
  ['a name \u2067\u05D0\u05D1\u2069 in it', 'a name \u2067\u05D0\u05D1\u2069 in it'],
  [
    '\u05D0!\u200F \u0645\u06CC\u200C\u062E 👩\u200D🔧',
    '\u05D0!\u200F \u0645\u06CC\u200C\u062E 👩\u200D🔧',
  ],
])('a line of plain text: %j', (value, line) => {
  expect(text.parse(value)).toBe(line)
  expect(requiredText.parse(value)).toBe(line)
})

test('whole sentences keep their line breaks, written in one way', () => {
  expect(prose.parse('Bring\u001B a slab.\r\nWe cut it.\rAt\u2028once.')).toBe(
    'Bring a slab.\nWe cut it.\nAt once.',
  )
})

test.each([
  ['controls', '\u0007\u001B'],
  ['a blank without width', '\u200B'],
  ['marks of direction', '\u200E\u200F'],
  ['a soft hyphen', '\u00AD'],
  ['a byte order mark', '\uFEFF'],
  ['a word joiner', '\u2060'],
  ['blanks that do not break', ' \u00A0 '],
  ['separators', '\u2028\u2029'],
  ['joiners between blanks', '\u200D \u200C'],
  ['a filler', '\u3164'],
])('a text of %s is empty in every field', (_, value) => {
  expect(requiredText.safeParse(value).success).toBe(false)
  expect(text.parse(value)).toBe('')
  expect(prose.parse(value)).toBe('')
  expect(html.parse(`<p>${value}</p>`)).toBe('')
  expect(optional(text).parse(value)).toBeNull()
  expect(optional(prose).parse(value)).toBeNull()
  expect(optional(html).parse(value)).toBeNull()
  expect(list(requiredText).parse(value)).toEqual([])
})

test('characters without a shape stay within words', () => {
  expect(text.parse('Donau\u00ADdampf \u200Bschiff')).toBe('Donau\u00ADdampf \u200Bschiff')
})

test('markup may write a character as its number, which is dropped as well', () => {
  expect(html.parse('<p>a&#27;[2J&#x9d;b&#x202E;c&#xD800;d&#&#1;27;e</p>')).toBe(
    '<p>a[2Jbc\uFFFDd&amp;#27;e</p>',
  )
  expect(html.parse('<p>a\u001Bb</p>')).toBe('<p>ab</p>')
})

test.each([
  'java\u202Escript:alert(1)',
  'java&#x202E;script:alert(1)',
  'java\u001Bscript:alert(1)',
])('dropped characters make no other address of %j', (href) => {
  expect(html.parse(`<a href="${href}">a</a>`)).not.toMatch(/href="javascript:/)
})

test('whatever a text is, nothing in it steers a screen, and cleaning it again changes nothing', () => {
  fc.assert(
    fc.property(hostile, (value) => {
      const line = plainLine(value)
      expect(line).not.toMatch(STEERS)
      expect(plainLine(line)).toBe(line)
      expect(plainText(value).replaceAll('\n', '')).not.toMatch(STEERS)
      expect(html.parse(`<p>x${value}</p>`).replaceAll('\n', '')).not.toMatch(STEERS)
    }),
  )
})

test('a foreign value is one printable line of a log', () => {
  expect(printableLine('a\u001B[2J\n\t\r\u0007\u009B\u202E\u200E\u2028\uD800\u{E0041}b')).toBe(
    'a\\u001b[2J\\n\\t\\r\\u0007\\u009b\\u202e\\u200e\\u2028\\ud800\\u{e0041}b',
  )
  expect(printable('one\ntwo\u001B')).toBe('one\ntwo\\u001b')
  fc.assert(
    fc.property(hostile, (value) => {
      expect(printableLine(value)).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u)
      expect(printable(value).replace(/[\n\t]/g, '')).toBe(
        printableLine(value.replace(/[\n\t]/g, '')),
      )
    }),
  )
})
