import { location } from './entries'
import { url } from './fields'
import { companyInfo } from './globals'
import { dialableAddress, phoneHref } from './phone'

test.each([
  ['+39 055 555 0100', 'tel:+390555550100'],
  ['+49 (0) 911 555 0110', 'tel:+499115550110'],
  ['+49(0)911/5550110', 'tel:+499115550110'],
  ['+49 (0911) 555 01 10', 'tel:+499115550110'],
  ['+44 (0)114 496 0161', 'tel:+441144960161'],
  ['+36 (06) 1 555 0110', 'tel:+3615550110'],
  ['+7 (8) 495 555 01 10', 'tel:+74955550110'],
  // An Italian number keeps its zero.
  ['+39 (0)55 555 0100', 'tel:+390555550100'],
  ['+1 704 555 0140 ext. 12', 'tel:+17045550140;ext=12'],
  ['+1 704 555 0140, ext. 12', 'tel:+17045550140;ext=12'],
  ['+1 704 555 0140 (ext. 12)', 'tel:+17045550140;ext=12'],
  ['+1 704 555 0140 EXT 12', 'tel:+17045550140;ext=12'],
  ['+1 704 555 0140 extension 12', 'tel:+17045550140;ext=12'],
  ['+1 704 555 0140 x12', 'tel:+17045550140;ext=12'],
  ['+1 704 555 0140x12', 'tel:+17045550140;ext=12'],
  ['+1 704 555 0140 #12', 'tel:+17045550140;ext=12'],
  ['+1 704 555 0140,,12#', 'tel:+17045550140;ext=12'],
  ['tel:+1-704-555-0140;ext=12', 'tel:+17045550140;ext=12'],
  ['+49 911 555-0110', 'tel:+499115550110'],
  ['+49 911 555 01-12', 'tel:+499115550112'],
  ['+49 911 55501 Durchwahl 12', 'tel:+4991155501;ext=12'],
  ['+49 911 55501 DW -12', 'tel:+4991155501;ext=12'],
  ['+39 055 555 0100 int. 5', 'tel:+390555550100;ext=5'],
  ['+39 055 555 0100 interno 5', 'tel:+390555550100;ext=5'],
  ['+33 4 65 71 01 20 poste 12', 'tel:+33465710120;ext=12'],
  ['+52 81 5555 0148 extensión 3', 'tel:+528155550148;ext=3'],
  ['+1 704 555 0140 ext. 12 / +1 704 555 0141 ext. 13', 'tel:+17045550140;ext=12'],
  ['+39 055 555 0100 / +39 055 555 0142', 'tel:+390555550100'],
  ['+39 055 555 0100/0142', 'tel:+390555550100'],
  ['+39 055 555 0100; +39 055 555 0142', 'tel:+390555550100'],
  ['+39 055 555 0100, +39 055 555 0142', 'tel:+390555550100'],
  ['+39 055 555 0100 or +39 055 555 0142', 'tel:+390555550100'],
  ['+49 911 555 0110 oder 0111', 'tel:+499115550110'],
  ['+49 911 / 555 01 10', 'tel:+499115550110'],
  ['+39 055 555 0100 - +39 055 555 0142', 'tel:+390555550100'],
  ['+39 055 555 0100 +39 055 555 0142', 'tel:+390555550100'],
  ['Tel. +39 055 555 0100 / Fax +39 055 555 0142', 'tel:+390555550100'],
  ['24h: +39 055 555 0100', 'tel:+390555550100'],
  ['+39 055 555 0100 (24h)', 'tel:+390555550100'],
  ['+1-800-SAXUM-00 (toll free)', 'tel:+18007298600'],
  ['+86 757 5550 0188 转 12', 'tel:+8675755500188;ext=12'],
  ['+٤٩ ٩١١ ٥٥٥٠١١٠', 'tel:+499115550110'],
  ['Tel. +39 055 555 0100', 'tel:+390555550100'],
  ['+39 055 555 0100 (Mo-Fr)', 'tel:+390555550100'],
  ['+39 055 555 0100 FAX', 'tel:+390555550100'],
  ['+1 800 SAXUM 00', 'tel:+18007298600'],
  ['0049 911 555 0110', 'tel:+499115550110'],
  ['00 49 (0) 911 555 0110', 'tel:+499115550110'],
  ['(0049) 911 555 0110', 'tel:+499115550110'],
  ['(+49) 911 555 0110', 'tel:+499115550110'],
  ['+(49) 911 555 0110', 'tel:+499115550110'],
  ['+ 49 911 555 0110', 'tel:+499115550110'],
  ['＋４９ （０） ９１１ ５５５ ０１１０', 'tel:+499115550110'],
  ['+49\u00a0911\u202f555\u20090110', 'tel:+499115550110'],
  ['+49\t911\t5550110', 'tel:+499115550110'],
  ['\u202a+49 911 555 0110\u202c', 'tel:+499115550110'],
  ['+49–911–555–0110', 'tel:+499115550110'],
  ['+49.911.555.0110', 'tel:+499115550110'],
])('%s is dialled by %s', (text, href) => expect(phoneHref(text)).toBe(href))

test.each([
  ['0911 555 01 10', 'DE', 'tel:+499115550110'],
  ['(0911) 5550110', 'DE', 'tel:+499115550110'],
  ['0911 / 555 01 10', 'DE', 'tel:+499115550110'],
  ['055 555 0100', 'IT', 'tel:+390555550100'],
  ['(704) 555-0140', 'US', 'tel:+17045550140'],
  ['1-704-555-0140 x12', 'US', 'tel:+17045550140;ext=12'],
  ['1-800-FLOWERS', 'US', 'tel:+18003569377'],
  ['011 49 911 555 0110', 'US', 'tel:+499115550110'],
  ['0114 496 0161', 'GB', 'tel:+441144960161'],
  ['+39 055 555 0100', 'DE', 'tel:+390555550100'],
  // Nobody knows whether the area code is missing.
  ['555 01 10', 'DE', 'tel:5550110'],
  ['555-0140', 'US', 'tel:5550140'],
  ['112', 'DE', 'tel:112'],
  ['112 / 118', 'IT', 'tel:112'],
])('%s in %s is dialled by %s', (text, country, href) =>
  expect(phoneHref(text, country)).toBe(href),
)

test.each([
  ['0911 555 01 10', 'tel:09115550110'],
  ['0911 555 01 10 ext. 12', 'tel:09115550110;ext=12'],
  ['1-800-FLOWERS', 'tel:18003569377'],
  ['112', 'tel:112'],
])('%s stays as it is where no country is known: %s', (text, href) =>
  expect(phoneHref(text)).toBe(href),
)

test.each(['on request', '–', 'n/a', '+', 'x', '7', 'ext. 12', 'on 24 July'])(
  '%s is no number',
  (text) => expect(phoneHref(text)).toBeNull(),
)

const place = {
  id: 1,
  title: 'Nuremberg',
  town: 'Nuremberg',
  country: 'DE',
  longitude: 11,
  latitude: 49,
}
const company = { name: 'A', shortName: 'A', shortNameSlug: 'a', legalName: 'A', vat: '1' }

test('a place keeps its numbers as written, and they are dialled from anywhere', () => {
  const phones = [{ number: '0911 555 01 10' }, { number: '+49 (0) 911 555 0111' }]
  expect(location.parse({ ...place, phones }).phones).toEqual([
    { number: '0911 555 01 10', href: 'tel:+499115550110' },
    { number: '+49 (0) 911 555 0111', href: 'tel:+499115550111' },
  ])
})

test('the company’s numbers are those of the country of its address', () => {
  const phones = [{ label: 'Works', number: '055 555 0100 int. 5' }]
  const address = { town: 'Florence', street: 'Via Roma 1', country: 'IT' }
  const works = { label: 'Works', number: '055 555 0100 int. 5' }
  expect(companyInfo.parse({ ...company, phones, address }).phones).toEqual([
    { ...works, href: 'tel:+390555550100;ext=5' },
  ])
  expect(companyInfo.parse({ ...company, phones }).phones).toEqual([
    { ...works, href: 'tel:0555550100;ext=5' },
  ])
})

test('a text that is no number is named with its field', () => {
  const found = location.safeParse({ ...place, phones: [{ number: 'on request' }] })
  expect(found.error?.issues).toMatchObject([
    { path: ['phones', 0, 'number'], message: 'a telephone number such as +39 055 555 0100' },
  ])
})

test.each([
  ['tel:+49 (0) 911 555 0110', 'tel:+499115550110'],
  ['tel:+49%20(0)%20911%205550110', 'tel:+499115550110'],
  ['TEL:+1-704-555-0140,,12', 'tel:+17045550140;ext=12'],
  ['tel:112', 'tel:112'],
  ['tel:7042;phone-context=example.com', 'tel:7042;phone-context=example.com'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
  ['/contacts?tel:+49 (0)', '/contacts?tel:+49 (0)'],
])('the address %s leads to %s', (given, dialable) => expect(dialableAddress(given)).toBe(dialable))

test('an address of content that dials a number is dialable', () => {
  expect(url.parse('tel:+49 (0) 911 555 0110')).toBe('tel:+499115550110')
  expect(url.safeParse('tel:on request').success).toBe(false)
})
