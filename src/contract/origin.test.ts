import { parse, ContractError } from './parse'
import { block } from './blocks'
import { originOf, publicOriginOf } from './origin'

test.each([
  ['https://maps.example.com/place?x=1;2#here', 'https://maps.example.com'],
  [
    'https://www.openstreetmap.org/export/embed.html?bbox=10.966%2C45.411&layer=mapnik',
    'https://www.openstreetmap.org',
  ],
  ['https://maps.example.com:8443/', 'https://maps.example.com:8443'],
  ['https://MAPS.example.com', 'https://maps.example.com'],
  ['https://münchen.example/', 'https://xn--mnchen-3ya.example'],
])('%s is of an origin on the public web', (address, origin) => {
  expect(publicOriginOf(address)).toBe(origin)
  expect(originOf(address)).toBe(origin)
})

const unfit = [
  'https://a.test;sandbox/x',
  'https://a.test%3bsandbox/x',
  'https://a.test,b.test/x',
  'https://*/x',
  'https://*.a.test/x',
  'https://%2a/x',
  "https://'self'/x",
  "https://a.test'/",
  'https://a"b.test/',
  'https://a.test:*/',
  'https://a_b.test/',
  'https://-a.test/',
  `https://${'a'.repeat(64)}.test/`,
  'https://user@a.test/',
  'https://:password@a.test/',
  'https://[::1]/x',
  'https:a.test',
  'https:\\\\a.test\\x',
  ' https://a.test/',
  'https://a.te\nst/',
  'https://a.test/\r\nX-Header: 1',
  'https://a.te\u00adst/',
  'https://a.te\u202est/',
  'javascript:alert(1)',
  'data:text/html,x',
  '//a.test/x',
  '/x',
  '',
]
test.each(unfit)('%j has no origin that a header can hold', (address) => {
  expect(originOf(address)).toBeNull()
  expect(publicOriginOf(address)).toBeNull()
})

test.each([
  'http://a.test/',
  'https://localhost/',
  'https://cms/',
  'https://10.0.0.1/',
  'https://1/',
  'https://a.local/',
  'https://x.localhost/',
  'https://metadata.google.internal/',
])('%s has an origin, which is not on the public web', (address) => {
  expect(originOf(address)).toMatch(/^https?:\/\/[a-z0-9.]+$/)
  expect(publicOriginOf(address)).toBeNull()
})

const embed = (address: string) => ({ type: 'embed', title: 'A map', provider: 'Maps', address })

test('an embed is a page on the public web, and any other is named by entry and field', () => {
  expect(parse(block, embed('https://maps.example.com/x'), 'x')).toMatchObject({ type: 'embed' })
  const entry = 'https://content.example.com/api/de_eu/entries/news/fair.json'
  const read = () => parse(block.array(), [embed('https://a.test;sandbox/x')], entry)
  expect(read).toThrow(ContractError)
  expect(read).toThrow(
    `${entry} does not keep the contract:\n  [0].address: expected an address of https with a host name such as https://maps.example.com/place, without user or password, got "https://a.test;sandbox/x"`,
  )
})
