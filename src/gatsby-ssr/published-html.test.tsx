import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { withoutPagePath } from './page-path'
import { stylesLast } from './style-sheet'

const html = (parts: ReactNode) => renderToStaticMarkup(<>{parts}</>)
const place = (name: string) => `<style data-href="/${name}"></style>`
const sheet = (name: string) => (
  <style key={name} data-href={`/${name}`}>
    {'.a{}'}
  </style>
)
const FRAME = 'styles.0123456789.css'
const PANELS = 'panels.0123456789.css'
const TEMPLATE = 'component---src-templates-home-tsx.0123456789.css'
const BLOCKS = 'block-styles.0123456789.css'
const meta = <meta key="m" name="a" />
const pagePath = <script key="script-loader" />
const other = <script key="other" />

test('style sheets leave their places at the end, that of the frame first, that of the template last', () => {
  const sheets = [TEMPLATE, PANELS, BLOCKS, FRAME].map(sheet)
  const inOrder = html(meta) + [FRAME, BLOCKS, TEMPLATE].map(place).join('')
  expect(html(stylesLast([...sheets, meta]).head)).toBe(inOrder)
  expect(html(stylesLast([...sheets.reverse(), meta]).head)).toBe(inOrder)
})

test('the style sheet of what opens is a file of its own', () => {
  const { late } = stylesLast([sheet(TEMPLATE), sheet(PANELS), sheet(FRAME), meta])
  expect(html(late)).toBe(`<link rel="stylesheet" href="/${PANELS}"/>`)
})

test('the script that differs from page to page is left out', () => {
  expect(withoutPagePath([pagePath, other])).toEqual([other])
})

describe('when Gatsby writes pages otherwise', () => {
  const { NODE_ENV } = process.env
  const inEnvironment = (value: string | undefined) =>
    Object.assign(process.env, { NODE_ENV: value })
  afterEach(() => inEnvironment(NODE_ENV))

  test('a build for publishing fails', () => {
    inEnvironment('production')
    expect(() => stylesLast([meta])).toThrow('docs/gatsby.md')
    expect(() => stylesLast([sheet(FRAME)])).toThrow('docs/gatsby.md')
    expect(() => withoutPagePath([other])).toThrow('docs/gatsby.md')
  })

  test('development goes on', () => {
    inEnvironment('development')
    expect(stylesLast([meta])).toEqual({ head: [meta], late: undefined })
    expect(withoutPagePath([other])).toEqual([other])
  })
})
