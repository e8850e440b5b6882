import { escaped, unescaped } from './escaped'

test.each([
  ['a < b & "c" > d', 'a &lt; b &amp; &quot;c&quot; &gt; d'],
  ['&amp;', '&amp;amp;'],
  ["$1 \\n `${x}` ‮א🪚'", "$1 \\n `${x}` ‮א🪚'"],
])('%s is written %s, and read back', (text, html) => {
  expect(escaped(text)).toBe(html)
  expect(unescaped(html)).toBe(text)
})

test('a text between tags keeps its quotes', () => {
  expect(escaped('"<&>"', /[&<>]/g)).toBe('"&lt;&amp;&gt;"')
})

test.each([
  ['&#39;&#x27;&nbsp;', "''\u00A0"],
  ['&amp;lt;', '&lt;'],
  ['&eacute; & &;', '&eacute; & &;'],
])('%s is read %s', (html, text) => expect(unescaped(html)).toBe(text))
