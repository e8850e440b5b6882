import { contentDisposition } from './content-disposition'

test.each([
  ['A-1.pdf', 'attachment; filename="A-1.pdf"'],
  ['a b+c (2).pdf', 'attachment; filename="a b+c (2).pdf"'],
  ['Übersicht.pdf', `attachment; filename="Ubersicht.pdf"; filename*=UTF-8''%C3%9Cbersicht.pdf`],
  // As macOS writes it.
  ['U\u0308b.pdf', `attachment; filename="Ub.pdf"; filename*=UTF-8''%C3%9Cb.pdf`],
  ['100%.pdf', `attachment; filename="100_.pdf"; filename*=UTF-8''100%25.pdf`],
  ['a"b\\c.pdf', `attachment; filename="a_b_c.pdf"; filename*=UTF-8''a%22b%5Cc.pdf`],
  [
    "l'été (1)*.pdf",
    `attachment; filename="l'ete (1)*.pdf"; filename*=UTF-8''l%27%C3%A9t%C3%A9%20%281%29%2A.pdf`,
  ],
  [
    '目录🪚.pdf',
    `attachment; filename="___.pdf"; filename*=UTF-8''%E7%9B%AE%E5%BD%95%F0%9F%AA%9A.pdf`,
  ],
])('%s', (name, header) => {
  expect(contentDisposition(name, false)).toBe(header)
  expect(() => new Headers({ 'content-disposition': header })).not.toThrow()
})

test('files that browsers may show are inline', () => {
  expect(contentDisposition('a.pdf', true)).toBe('inline; filename="a.pdf"')
})
