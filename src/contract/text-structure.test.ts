import { sanitiseHtml } from './sanitise'

const table = '<table><tr><td>1</td></tr></table>'

test.each([
  ['divisions are paragraphs', '<div>A.</div><div>B.</div>', '<p>A.</p><p>B.</p>'],
  ['divisions of blocks are none', '<section><div><p>A</p></div></section>', '<p>A</p>'],
  ['text beside blocks is a paragraph', 'A<div>B</div>C', '<p>A</p><p>B</p><p>C</p>'],
  ['a text of one line stays one', 'A <b>line</b>', 'A <b>line</b>'],
  [
    'a disclosure is open',
    '<details><summary>More</summary>Text</details>',
    '<p><strong>More</strong></p><p>Text</p>',
  ],
  ['an address keeps its lines', '<address>A<br>B</address>', '<p>A<br />B</p>'],
  ['what is centred', '<center>A</center>B', '<p>A</p><p>B</p>'],
  ['the title of a page makes room', '<h1>A</h1><h2>B</h2>', '<h2>A</h2><h3>B</h3>'],
  ['the lowest headings', '<h5>A</h5><h6>B</h6>', '<h5>A</h5><h6>B</h6>'],
  ['a heading of divisions has lines', '<h2><div>A</div><div>B</div></h2>', '<h2>A<br />B</h2>'],
  ['a heading that is open', '<h2>A<p>B</p></h2>', '<h2>A</h2><p>B</p>'],
  ['code keeps its blanks', '<pre>\n  a\n    b</pre>', '<pre>  a\n    b</pre>'],
  [
    'a captioned table',
    `<figure class="table">${table}<figcaption>C</figcaption></figure>`,
    `<figure>${table}<figcaption>C</figcaption></figure>`,
  ],
  ['a caption of nothing', '<figcaption>C</figcaption>', '<p>C</p>'],
  [
    'the foot of a table',
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody><tfoot><tr><td>c</td></tr></tfoot></table>',
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody><tfoot><tr><td>c</td></tr></tfoot></table>',
  ],
  [
    'cells of a division',
    '<table><tr><td><div>a</div></td><td><div>b</div><div>c</div></td></tr></table>',
    '<table><tr><td>a</td><td><p>b</p><p>c</p></td></tr></table>',
  ],
  [
    'spans and headers of cells',
    '<table><tr><th scope="COLGROUP" colspan="2">a</th><td rowspan="3" colspan="x">b</td></tr></table>',
    '<table><tr><th scope="colgroup" colspan="2">a</th><td rowspan="3">b</td></tr></table>',
  ],
  [
    'directions, in capitals too and of divisions',
    '<p dir="RTL">a</p><div dir="rtl" lang="ar"><p>b</p>c</div><p dir="up">d</p>',
    '<p dir="rtl">a</p><p lang="ar" dir="rtl">b</p><p lang="ar" dir="rtl">c</p><p>d</p>',
  ],
  [
    'where and how a list counts',
    '<ol start="3" reversed type="i"><li value="7">a</li></ol>',
    '<ol start="3" reversed="" type="i"><li value="7">a</li></ol>',
  ],
  [
    'how an editor’s program writes it',
    '<ol style="list-style-type: upper-latin;" start="x"><li>a</li></ol>',
    '<ol type="A"><li>a</li></ol>',
  ],
  [
    'lists in lists',
    '<ul><li>a</li><ul><li>b</li></ul></ul>',
    '<ul><li>a<ul><li>b</li></ul></li></ul>',
  ],
  ['items without a list', '<li>a</li><li>b</li>', '<ul><li>a</li><li>b</li></ul>'],
  ['lists of older editions', '<menu><li>a</li></menu>', '<ul><li>a</li></ul>'],
  ['groups of terms', '<dl><div><dt>a</dt><dd>b</dd></div></dl>', '<dl><dt>a</dt><dd>b</dd></dl>'],
  [
    'deletions, insertions, keys',
    '<del>a</del><ins>b</ins><kbd>c</kbd>',
    '<s>a</s><u>b</u><code>c</code>',
  ],
  [
    'what styles mean',
    'm<span style="vertical-align: super">2</span> <span style="font-weight:700">b</span>',
    'm<sup>2</sup> <strong>b</strong>',
  ],
  [
    'languages of words',
    'a <span lang="it">b</span> <span class="x">c</span>',
    'a <span lang="it">b</span> c',
  ],
  [
    'sub, sup and breaks',
    'CO<sub>2</sub> m<sup>2</sup><br>x',
    'CO<sub>2</sub> m<sup>2</sup><br />x',
  ],
  ['readings of characters', '<ruby>漢<rt>kan</rt></ruby>', '<ruby>漢<rt>kan</rt></ruby>'],
])('keeps what elements did: %s', (_, written, clean) => {
  expect(sanitiseHtml(written)).toBe(clean)
  expect(sanitiseHtml(clean)).toBe(clean)
})

test.each([
  '<p>\u200b</p>',
  '<p>&nbsp;</p>',
  '<p><br></p>',
  '<p>&shy;&#8203;\u200e\u2060\ufeff</p>',
  '<h2>&ZeroWidthSpace;</h2><ul><li> </li></ul>',
  '<div><script>x</script></div>',
  '<table><tr><td>&nbsp;</td></tr></table>',
  '<a href="/a">\u200b</a>',
])('markup without a visible character is nothing: %j', (markup) => {
  expect(sanitiseHtml(markup)).toBe('')
})

test('empty elements in a text are left out, words and blanks are not', () => {
  expect(
    sanitiseHtml('<h2>&shy;</h2><p>a</p><p>&nbsp;</p><ul><li>\u200b</li><li>b<b> </b>c</li></ul>'),
  ).toBe('<p>a</p><ul><li>b c</li></ul>')
  expect(sanitiseHtml('<p>a <a href="/x">\u200b</a>b</p>')).not.toContain('href')
})

test('a line separator of Word is a blank', () => {
  expect(sanitiseHtml('<p>a\u2028b</p>')).toBe('<p>a b</p>')
})

describe('ids', () => {
  const note =
    '<p>Text<a name="_ftnref1"></a><a href="#_ftn1">[1]</a></p><div id="ftn1"><p><a href="#_ftnref1" name="_ftn1">[1]</a> Note</p></div>'
  const idsOf = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
  const targetsOf = (html: string) => [...html.matchAll(/ href="#([^"]*)"/g)].map(([, id]) => id)

  test('that links of the text lead to stay, with the links, under names of their own', () => {
    const clean = sanitiseHtml(note)
    expect(idsOf(clean)).toHaveLength(2)
    expect(targetsOf(clean)).toEqual([...idsOf(clean)].reverse())
    expect(clean).not.toContain('_ftn')
    expect(sanitiseHtml(clean)).toBe(clean)
  })

  test('of two texts are never the same', () => {
    const [first, second] = [idsOf(sanitiseHtml(note)), idsOf(sanitiseHtml(`${note}<p>b</p>`))]
    expect(new Set([...first, ...second]).size).toBe(4)
  })

  test('that are there twice stay once; others go', () => {
    const clean = sanitiseHtml(
      '<p id="x">a</p><p id="see%20below">b</p><p><a href="#see below">c</a></p><p id="see below">d</p><p id="see below">e</p>',
    )
    expect(idsOf(clean)).toHaveLength(1)
    expect(clean).toContain(`<p id="${targetsOf(clean)[0]}">d</p>`)
  })

  test('of a division are those of what it held', () => {
    const clean = sanitiseHtml(
      '<div id="a"><p id="b">x</p></div><a href="#a">1</a><a href="#b">2</a>',
    )
    const [id = ''] = idsOf(clean)
    expect(targetsOf(clean)).toEqual([id, id])
  })

  test('that lead to another part of the page are left alone', () => {
    expect(sanitiseHtml('<a href="#branches">a</a>')).toBe('<a href="#branches">a</a>')
  })
})
