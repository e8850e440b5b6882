import { addressesLast } from './addresses-last'

test('the address of a link comes last, whatever else it has', () => {
  expect(
    addressesLast(
      '<a href="/saws?a=1&amp;b=2#top" hreflang="de-DE" download class="a b">Saws</a><a href="/$1" aria-label="Stone > &quot;ceramics&quot;" class="c">x</a>',
    ),
  ).toBe(
    '<a hreflang="de-DE" download class="a b" href="/saws?a=1&amp;b=2#top">Saws</a><a aria-label="Stone > &quot;ceramics&quot;" class="c" href="/$1">x</a>',
  )
})

test('all else stays as it is, and so does what is written so already', () => {
  const html =
    '<link href="/a.css" rel="x"/><a href="/a">A</a><a class="b" href="/b">B</a><area href="/c" class="d"/>'
  expect(addressesLast(html)).toBe(html)
})
