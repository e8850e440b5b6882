import { withoutPagePath } from './page-path'
import { linkStyleSheet } from './style-sheet'

const css = '.a{}'
const sheet = (
  <style key="s" data-href="/styles.0123456789.css">
    {css}
  </style>
)
const meta = <meta key="m" name="a" />
const pagePath = <script key="script-loader" />
const other = <script key="other" />

test('the inlined style sheet becomes a link, and nothing else changes', () => {
  expect(linkStyleSheet([meta, sheet])).toEqual([
    meta,
    <link key="/styles.0123456789.css" rel="stylesheet" href="/styles.0123456789.css" />,
  ])
})

test('the script that differs from page to page is left out', () => {
  expect(withoutPagePath([pagePath, other])).toEqual([other])
})

describe('when Gatsby writes pages otherwise', () => {
  const { NODE_ENV } = process.env
  const inEnvironment = (value: string | undefined) =>
    Object.assign(process.env, { NODE_ENV: value })
  afterEach(() => inEnvironment(NODE_ENV))

  test('what is published fails', () => {
    inEnvironment('production')
    expect(() => linkStyleSheet([meta])).toThrow('docs/gatsby.md')
    expect(() => withoutPagePath([other])).toThrow('docs/gatsby.md')
  })

  test('development goes on', () => {
    inEnvironment('development')
    expect(linkStyleSheet([meta])).toEqual([meta])
    expect(withoutPagePath([other])).toEqual([other])
  })
})
