import { withHeadingsBelow } from './heading-levels'

test.each([
  [
    'begin below the heading above',
    2,
    '<h2>A</h2><p>x</p><h3>B</h3>',
    '<h3>A</h3><p>x</p><h4>B</h4>',
  ],
  ['skip no level', 1, '<h3>A</h3><h5 id="t1-1">B</h5>', '<h2>A</h2><h3 id="t1-1">B</h3>'],
  [
    'stay those of sisters',
    1,
    '<h3>A</h3><h4>B</h4><h3>C</h3><h2>D</h2>',
    '<h2>A</h2><h3>B</h3><h2>C</h2><h2>D</h2>',
  ],
  ['end with the sixth level', 5, '<h2>A</h2><h3>B</h3>', '<h6>A</h6><h6>B</h6>'],
])('headings of a text %s', (_, above, html, shown) => {
  expect(withHeadingsBelow(html, above)).toBe(shown)
})
