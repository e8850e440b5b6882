import { addressKind, isElsewhere, webAddress } from './web-address'

const TAB = '\t'
const SITE = 'https://www.saxum.example/it_eu/products'

describe('webAddress', () => {
  it('is the same however often it is read', () => {
    const read = Array.from({ length: 20_000 }, () => addressKind('https://münchen.example/'))
    expect([...new Set(read)]).toEqual(['https'])
  })

  test.each([
    ['/', 'path', '/'],
    ['/it_eu/ricerca?query=a.b#c', 'path', '/it_eu/ricerca?query=a.b#c'],
    ['/media/../media/a%20b.pdf', 'path', '/media/a%20b.pdf'],
    ['/straße', 'path', '/stra%C3%9Fe'],
    ['/a//b', 'path', '/a//b'],
    ['/@evil.test', 'path', '/@evil.test'],
    ['/%5cevil.test', 'path', '/%5cevil.test'],
    ['https://example.com', 'https', 'https://example.com/'],
    ['HTTPS://Example.COM/A', 'https', 'https://example.com/A'],
    ['https://münchen.example:8443/a?b#c', 'https', 'https://xn--mnchen-3ya.example:8443/a?b#c'],
    ['http://[::1]:8000/', 'http', 'http://[::1]:8000/'],
    ['http://localhost:9000/media', 'http', 'http://localhost:9000/media'],
    ['mailto:info@example.com?subject=Spare%20parts', 'mailto', undefined],
    ['tel:+390455550100', 'tel', undefined],
  ])('%s is one, of the kind %s', (address, kind, href = address) => {
    expect(webAddress(address)).toEqual({ kind, href })
  })

  test.each([
    ['two slashes', ['//evil.test', '//site.invalid/x', '///evil.test', '////evil.test']],
    [
      'a path that becomes one',
      ['/.//evil.test', '/..//evil.test', '/a/..//evil.test', '/%2e//evil.test'],
    ],
    [
      'backslashes',
      [
        '/\\evil.test',
        '\\\\evil.test',
        '\\/evil.test',
        'https:\\\\evil.test',
        '/a\\b',
        'https://a.test\\@b.test',
      ],
    ],
    [
      'what URL drops',
      [
        `/${TAB}/evil.test`,
        '/\n/evil.test',
        '/\r/evil.test',
        `java${TAB}script:alert(1)`,
        'https://a.test/\n',
        '\u0000https://a.test',
        `https:/${TAB}/evil.test`,
      ],
    ],
    [
      'blanks',
      [
        ' /a',
        '/a ',
        '/ /evil.test',
        'https://a b.test',
        '\u00a0https://a.test',
        '/a\u2028b',
        '/\u3000/evil.test',
      ],
    ],
    [
      'what nobody sees',
      ['/a\u202eb', 'https://a\u200b.test', '\ufeff/a', '/a\u00adb', '/a\u0085', '/\ud800'],
    ],
    [
      'a name or a password',
      [
        'https://info@evil.test',
        'https://saxum.example:x@evil.test',
        'https://:x@evil.test',
        'mailto://a:b@evil.test',
      ],
    ],
    [
      'a host that is none',
      [
        'https://',
        'https://*',
        'https://*.test',
        'https://a.test;sandbox/x',
        'https://a.test,b.test',
        "https://'none'",
        'https:///',
        'https://?x',
        'https://a..test',
        'https://$a',
      ],
    ],
    ['a scheme without its host', ['https:evil.test', 'https:/evil.test', 'http:evil.test']],
    [
      'other schemes',
      [
        'javascript:alert(1)',
        'JaVaScRiPt:alert(1)',
        'javascript://a.test/%0aalert(1)',
        'data:text/html,x',
        'blob:https://a.test/1',
        'file:///etc/passwd',
        'vbscript:x',
        'ftp://a.test',
        'ws://a.test',
        'view-source:https://a.test',
        'about:blank',
        'filesystem:https://a.test/x',
        'intent://a.test',
      ],
    ],
    ['relative ones', ['', '#a', '?a', 'a', 'a/b', '../a', './a', 'www.example.com', 'a:1']],
  ])('%s are none', (_, addresses) => {
    expect(addresses.filter((address) => addressKind(address) !== null)).toEqual([])
  })

  test('a path leads to the own host in a browser, whatever it looks like', () => {
    const pieces = [
      '/',
      '\\',
      '.',
      '..',
      ':',
      '@',
      '%2f',
      '%5c',
      'evil.test',
      ' ',
      TAB,
      '\n',
      '?',
      '#',
    ]
    const tails = pieces.flatMap((a) => pieces.flatMap((b) => pieces.map((c) => a + b + c)))
    const wrong = tails
      .flatMap((tail) => [`/${tail}`, `/${tail}evil.test`])
      .filter((address) => addressKind(address) === 'path')
      .filter((address) => {
        const { origin, pathname } = new URL(address, SITE)
        return origin !== new URL(SITE).origin || pathname.startsWith('//')
      })
    expect(wrong).toEqual([])
  })

  test('its written form is the same address, and is written the same again', () => {
    for (const address of [
      '/a/../b',
      '/ü?ü#ü',
      'HTTPS://EXAMPLE.com:443/a b'.replace(' ', '%20'),
    ]) {
      const { href } = webAddress(address) ?? {}
      expect(new URL(href ?? '', SITE).href).toBe(new URL(address, SITE).href)
      expect(webAddress(href ?? '')?.href).toBe(href)
    }
  })
})

test('elsewhere is another website, and no path, mail or telephone', () => {
  expect(
    ['https://a.test', 'HTTP://a.test', '/a', '//a.test', 'mailto:a@a.test'].map(isElsewhere),
  ).toEqual([true, true, false, false, false])
})
