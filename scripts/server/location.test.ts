import { locationOf } from './location'

it.each([
  ['/products', '?a=1', '/products?a=1'],
  ['/products?b=2', '?a=1', '/products?b=2'],
  ['/products#part', '?a=1', '/products?a=1#part'],
  ['//evil.test/x', '', '/evil.test/x'],
  ['/\\evil.test', '', '/evil.test'],
  ['\\\\evil.test', '', '/evil.test'],
  ['/\t/evil.test', '', '/evil.test'],
  ['/\r\n/evil.test', '', '/evil.test'],
  ['/a/..//evil.test', '', '/evil.test'],
  ['/./\\/evil.test', '', '/evil.test'],
  ['@evil.test', '', '/@evil.test'],
  ['.evil.test', '', '/.evil.test'],
  ['javascript:alert(1)', '', '/javascript:alert(1)'],
  ['/日\u0080\u202e', '', '/%E6%97%A5%C2%80%E2%80%AE'],
  ['/lone\ud800', '', '/lone%EF%BF%BD'],
  ['https://other.test/a b', '?c=1', 'https://other.test/a%20b?c=1'],
])('%j with the query %j leads to %s', (target, search, location) => {
  expect(locationOf(target, search)).toBe(location)
})
