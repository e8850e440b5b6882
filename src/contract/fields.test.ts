import { z } from 'zod'
import {
  url,
  code,
  date,
  flag,
  focus,
  handle,
  html,
  id,
  image,
  list,
  numeral,
  numeric,
  openingHours,
  optional,
  requiredText,
  siteHandle,
  pageReference,
  pageSlug,
  slug,
  text,
  timeZone,
  translations,
} from './fields'

const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success

describe('pageSlug', () => {
  it.each([
    'arcus',
    'indexing',
    'index-2',
    '404-errors',
    '503',
    '500',
    'page',
    'static',
    'api',
    'media',
  ])('accepts %s, which has a file of its own below its section', (value) =>
    expect(accepts(pageSlug, value)).toBe(true),
  )
  it.each(['index', '404', 'Index', '', 'a/index', 'con.'])('refuses "%s"', (value) =>
    expect(accepts(pageSlug, value)).toBe(false),
  )
})

describe('slug', () => {
  it.each(['arcus', 'arcus-625', 'a_b', '5-axis', 'x'.repeat(120)])('accepts %s', (value) => {
    expect(accepts(slug, value)).toBe(true)
  })

  it.each([
    '../secret',
    '..',
    'a/b',
    'a b',
    ' a',
    'Arcus',
    'arçus',
    'a--b',
    '-a',
    'a-',
    '',
    'a.b',
    'a%2Fb',
    'a?b',
    'a#b',
    'a\n',
    'x'.repeat(121),
    'x'.repeat(300),
  ])('refuses %j', (value) => {
    expect(accepts(slug, value)).toBe(false)
  })
})

describe('other names in addresses', () => {
  it.each(['ARC-625', 'SX.1_a', '12'])('code accepts %s', (value) => {
    expect(accepts(code, value)).toBe(true)
  })
  it.each(['', 'a b', '../a', 'a/b', '-a', 'x'.repeat(65)])('code refuses %j', (value) => {
    expect(accepts(code, value)).toBe(false)
  })
  it.each(['ww', 'de_eu', 'en_asia'])('siteHandle accepts %s', (value) => {
    expect(accepts(siteHandle, value)).toBe(true)
  })
  it.each(['DE_eu', 'de-eu', 'deu', '..', 'de_eu/'])('siteHandle refuses %j', (value) => {
    expect(accepts(siteHandle, value)).toBe(false)
  })
  it.each(['home', 'customerStories', 'no-pubblication'])('handle accepts %s', (value) => {
    expect(accepts(handle, value)).toBe(true)
  })
  it.each(['Home', '1a', '', 'a b', '../a'])('handle refuses %j', (value) => {
    expect(accepts(handle, value)).toBe(false)
  })
})

describe('url', () => {
  it.each([
    'https://x.test/a',
    'http://x.test',
    'mailto:a@x.test',
    'tel:+15550100',
    '/media/a.jpg',
  ])('accepts %s', (value) => {
    expect(accepts(url, value)).toBe(true)
  })
  it('writes blanks as browsers do', () => {
    expect(url.parse(' /files/a sheet.pdf ')).toBe('/files/a%20sheet.pdf')
    expect(accepts(url, 'https://a b.test/')).toBe(false)
  })
  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.test',
    'media/a.jpg',
    '',
    'file:///etc/passwd',
  ])('refuses %j', (value) => {
    expect(accepts(url, value)).toBe(false)
  })
})

describe('an absent value', () => {
  it.each([undefined, null, '', ' \n', []])('is null in an optional field that is %j', (value) => {
    expect(optional(text).parse(value)).toBeNull()
    expect(optional(focus).parse(value)).toBeNull()
    expect(z.object({ a: optional(text) }).parse({})).toEqual({ a: null })
  })
  it.each(['<p></p>', '<p>&nbsp;</p>', '<p><br /></p><ul><li> </li></ul>', '<script>x</script>'])(
    'is null in an optional markup without text, such as %s',
    (value) => {
      expect(optional(html).parse(value)).toBeNull()
    },
  )
  it('is not null where something is sent', () => {
    expect(optional(z.int()).parse(0)).toBe(0)
    expect(optional(text).parse('0')).toBe('0')
    expect(optional(html).parse('<p>0</p>')).toBe('<p>0</p>')
  })
  it.each([undefined, null, '', []])('is an empty list in a list that is %j', (value) => {
    expect(list(text).parse(value)).toEqual([])
  })
  it.each([undefined, null, '', [], { it_eu: '', de_eu: null }])(
    'is no translation in translations that are %j',
    (value) => {
      expect(translations.parse(value)).toEqual({})
    },
  )
  it.each([undefined, null, '', []])('is the default in a flag that is %j', (value) => {
    expect(flag(true).parse(value)).toBe(true)
    expect(flag(false).parse(value)).toBe(false)
  })
  it('is an empty alternative text of an image', () => {
    expect(image.parse({ src: '/a.jpg', width: 4, height: 3 })).toEqual({
      src: '/a.jpg',
      webp: null,
      alt: '',
      title: null,
      width: 4,
      height: 3,
      focus: null,
      whole: false,
    })
  })
})

describe('values', () => {
  it('makes ids strings, whatever they were', () => {
    expect(id.parse(12)).toBe('12')
    expect(id.parse('12')).toBe('12')
    expect(accepts(id, '')).toBe(false)
    expect(accepts(id, 1.5)).toBe(false)
  })
  it.each(['\ud800', 'a\u001b', 'a\nb', '\u202ea'])('refuse the id %j', (value) => {
    expect(accepts(id, value)).toBe(false)
  })
  it('takes dates of years that are meant', () => {
    expect(accepts(date, '2027-09-28')).toBe(true)
    expect(accepts(date, '9999-12-31')).toBe(false)
    expect(accepts(date, '0000-01-01T00:00:00+14:00')).toBe(false)
  })
  it('trims text and refuses an empty one where it is required', () => {
    expect(text.parse('  a ')).toBe('a')
    expect(requiredText.parse('  a ')).toBe('a')
    expect(accepts(requiredText, ' \n ')).toBe(false)
  })
  it('refuses markup that no text is as long as', () => {
    expect(accepts(html, 'a'.repeat(300_000))).toBe(true)
    expect(accepts(html, '<b>'.repeat(100_001))).toBe(false)
  })
  it('sanitises markup at the boundary', () => {
    expect(html.parse('<p>a<script>b</script></p>')).toBe('<p>a</p>')
  })
  it.each(['2025-02-28', '2025-02-28T10:00:00Z', '2025-02-28T10:00:00+01:00'])(
    'date accepts %s',
    (value) => {
      expect(accepts(date, value)).toBe(true)
    },
  )
  it.each(['28.2.2025', '2025-02-30', '2025-02-30 10:00', '0000-00-00 00:00:00', 'tomorrow'])(
    'date refuses %s',
    (value) => {
      expect(accepts(date, value)).toBe(false)
    },
  )
  it.each([
    ['2025-02-28 10:00', '2025-02-28T10:00:00Z'],
    ['2025-02-28T10:00:00', '2025-02-28T10:00:00Z'],
    ['2025-02-28T10:00:00+0100', '2025-02-28T10:00:00+01:00'],
  ])('gives the instant %s its offset', (value, instant) => {
    expect(date.parse(value)).toBe(instant)
  })
  it.each([
    [1, true],
    ['1', true],
    [0, false],
    ['0', false],
    [true, true],
  ])('takes the flag %j for %j', (value, expected) => {
    expect(flag(!expected).parse(value)).toBe(expected)
  })
  it.each([2, 'yes', {}])('refuses the flag %j', (value) => {
    expect(accepts(flag(false), value)).toBe(false)
  })
  it('takes digits in a text for a number', () => {
    expect(numeric(z.int()).parse('400')).toBe(400)
    expect(focus.parse({ x: '0.25', y: '1' })).toEqual({ x: 0.25, y: 1 })
    expect(accepts(numeric(z.int()), '4.5')).toBe(false)
    expect(accepts(numeric(z.int()), '4 px')).toBe(false)
    expect(accepts(numeric(z.int()), '')).toBe(false)
  })
  it('takes a number for a code and for a text that is often one', () => {
    expect(code.parse(350)).toBe('350')
    expect(numeral.parse(1987)).toBe('1987')
    expect(accepts(text, 7)).toBe(false)
  })
  // @R3.6
  it('keeps a focus inside the picture', () => {
    expect(accepts(focus, { x: 0, y: 1 })).toBe(true)
    expect(accepts(focus, { x: 50, y: 50 })).toBe(false)
  })
  it('keeps translations by site only', () => {
    expect(translations.parse({ it_eu: 'blocchi/arcus' })).toEqual({ it_eu: 'blocchi/arcus' })
    expect(accepts(translations, { Italian: 'arcus' })).toBe(false)
  })
  it.each(['..', '\ud800', 'a//b', 'a/b/c', '/a', 'a b'])('refuse the slug path %j', (path) => {
    expect(accepts(translations, { it_eu: path })).toBe(false)
    expect(accepts(pageReference, { section: 'pages', slug: path })).toBe(false)
  })
})

test.each(['Mo-Fr 08:00-17:00', 'Sa,Su 09:00-12:30', 'Su-Th 22:00-06:00', 'Mo-Su 00:00-24:00'])(
  '%s are hours',
  (hours) => expect(openingHours.parse(hours)).toBe(hours),
)

test.each(['Mon-Fri 08:00-17:00', 'Mo-Fr 8-17', 'Mo-Fr 08:00-25:00', '08:00-17:00'])(
  '%s are none',
  (hours) => expect(openingHours.safeParse(hours).success).toBe(false),
)

test('a time zone is one that IANA knows, not an offset', () => {
  expect(timeZone.parse('America/Argentina/Cordoba')).toBe('America/Argentina/Cordoba')
  expect(timeZone.safeParse('Europe/Munich').success).toBe(false)
  expect(timeZone.safeParse('+01:00').success).toBe(false)
})
