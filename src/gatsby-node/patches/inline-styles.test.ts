import { inlineStyles } from './inline-styles'

const sheets = new Map([
  ['styles', { name: 'styles.2a5fe3ce2a5fe3ce2a5f.css', rules: 'a{color:red}' }],
  ['panels', { name: 'panels.4b5fe3ce4b5fe3ce4b5f.css', rules: 'u{color:red}' }],
  [
    'block-styles',
    { name: 'block-styles.5b5fe3ce5b5fe3ce5b5f.css', rules: '.hero{top:0}.quote{top:0}' },
  ],
  ['4711', { name: '4711.3b5fe3ce3b5fe3ce3b5f.css', rules: 'b>i{color:red}' }],
])
const group = (name: string) => ({ classes: new Set([name]), rules: `.${name}{top:0}` })
const styles = { sheets, blocks: [group('hero'), group('quote'), group('table')] }

const sheet = (name: string, rules: string) => `<style data-href="/${name}">${rules}</style>`
const groups = (...rules: string[]) =>
  rules.map((text) => `<style data-part>${text}</style>`).join('')
const link = (name: string) => `<link rel="stylesheet" href="/${name}"/>`

const FRAME = sheet('styles.2a5fe3ce2a5fe3ce2a5f.css', 'a{color:red}')
const TEMPLATE = sheet('4711.3b5fe3ce3b5fe3ce3b5f.css', 'b>i{color:red}')
const PANELS = link('panels.4b5fe3ce4b5fe3ce4b5f.css')
const rendered = (blocks: string, content: string, late: string, root = '<html lang="de-DE">') =>
  `${root}${sheet('styles.27c253c627c253c627c2.css', '')}${blocks}${sheet('4711.27c253c627c253c627c2.css', 'u{}')}${content}${late}`
const finished = (blocks: string, content: string, late: string, root = '<html lang="de-DE">') =>
  `${root}${FRAME}${blocks}${TEMPLATE}${content}${late}`

const PLACE = sheet('block-styles.27c253c627c253c627c2.css', '')
const OLD_PANELS = link('panels.27c253c627c253c627c2.css')
const CONTENT = '<p class="x hero">styles.css</p><i class="quote"></i>'

test('a new page, and one of an earlier build, get the style sheets of this one', () => {
  const made = finished('', '<p>styles.css</p>', PANELS)
  expect(inlineStyles(rendered('', '<p>styles.css</p>', OLD_PANELS), styles)).toBe(made)
  expect(inlineStyles(made, styles)).toBe(made)
})

test('of the styles of blocks a page has those that it shows, and asks for the sheet', () => {
  const made = finished(
    groups('.hero{top:0}', '.quote{top:0}'),
    CONTENT,
    `<link rel="preload" as="style" href="/block-styles.5b5fe3ce5b5fe3ce5b5f.css"/>${PANELS}`,
  )
  expect(inlineStyles(rendered(PLACE, CONTENT, OLD_PANELS), styles)).toBe(made)
  expect(inlineStyles(made, styles)).toBe(made)
})

test('a page that is hydrated on interaction needs no others before its code comes', () => {
  const root = '<html lang="de-DE" data-hydrate="interaction">'
  const made = finished(groups('.hero{top:0}', '.quote{top:0}'), CONTENT, PANELS, root)
  expect(inlineStyles(rendered(PLACE, CONTENT, OLD_PANELS, root), styles)).toBe(made)
})

test('styles of blocks that a page no longer shows go, and those of new blocks come', () => {
  const before = finished(groups('.hero{top:0}', '.quote{top:0}'), '<p>text</p>', PANELS)
  const nothing = inlineStyles(before, styles)
  expect(nothing).toContain(`${FRAME}${groups('')}${TEMPLATE}`)
  expect(inlineStyles(nothing.replace('<p>', '<p class="table">'), styles)).toContain(
    `${FRAME}${groups('.table{top:0}')}${TEMPLATE}`,
  )
})

test('a page without styles, and one whose styles are gone, end the build', () => {
  expect(() => inlineStyles('<p>text</p>', styles)).toThrow('docs/gatsby.md')
  const gone = rendered(sheet('gone.27c253c627c253c627c2.css', ''), '', OLD_PANELS)
  expect(() => inlineStyles(gone, styles)).toThrow('styles of gone')
  expect(() => inlineStyles(rendered('', '', ''), styles)).toThrow('docs/gatsby.md')
})
