import { relinkStyles } from './relink-styles'

const sheets = new Map([
  ['styles', 'styles.2a5fe3ce.css'],
  ['component---home', 'component---home.3b5fe3ce.css'],
])
const page = (...names: string[]) =>
  `${names.map((name) => `<link rel="stylesheet" href="/${name}"/>`).join('')}<p>styles.css</p>`

test('a page of an earlier build links to the style sheets of this one', () => {
  const old = page('styles.27c253c6.css', 'component---home.3b5fe3ce.css')
  expect(relinkStyles(old, sheets)).toBe(page(...sheets.values()))
})

test('a page without styles, and one whose styles are gone, end the build', () => {
  expect(() => relinkStyles('<p>text</p>', sheets)).toThrow('docs/gatsby.md')
  expect(() => relinkStyles(page('gone.27c253c6.css'), sheets)).toThrow('docs/gatsby.md')
})
