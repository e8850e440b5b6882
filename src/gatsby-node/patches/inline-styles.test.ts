import { inlineStyles } from './inline-styles'

const sheets = new Map([
  ['styles', { name: 'styles.2a5fe3ce.css', rules: 'a{color:red}' }],
  ['panels', { name: 'panels.4b5fe3ce.css', rules: 'u{color:red}' }],
  ['component---home', { name: 'component---home.3b5fe3ce.css', rules: 'b>i{color:red}' }],
])
const page = (panels: string, ...styles: { readonly name: string; readonly rules: string }[]) =>
  `${styles.map(({ name, rules }) => `<style data-href="/${name}">${rules}</style>`).join('')}<p>styles.css</p>` +
  `<link rel="stylesheet" href="/panels.${panels}.css"/>`

test('a new page, and one of an earlier build, get the style sheets of this one', () => {
  const made = [
    { name: 'styles.27c253c6.css', rules: '' },
    { name: 'component---home.3b5fe3ce.css', rules: 'u>i{color:red}' },
  ]
  const these = [...sheets.values()].filter(({ name }) => !name.startsWith('panels'))
  expect(inlineStyles(page('1b5fe3ce', ...made), sheets)).toBe(page('4b5fe3ce', ...these))
})

test('a page without styles, and one whose styles are gone, end the build', () => {
  expect(() => inlineStyles('<p>text</p>', sheets)).toThrow('docs/gatsby.md')
  const gone = page('1b5fe3ce', { name: 'gone.27c253c6.css', rules: '' })
  expect(() => inlineStyles(gone, sheets)).toThrow('styles of gone')
  const whole = page('1b5fe3ce', { name: 'styles.27c253c6.css', rules: '' })
  expect(() => inlineStyles(whole.replace(/<link.*/, ''), sheets)).toThrow('docs/gatsby.md')
})
