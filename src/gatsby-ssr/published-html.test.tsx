import { withoutPagePath } from './page-path'
import { linkStyleSheets } from './style-sheet'

const link = (name: string) => <link key={`/${name}`} rel="stylesheet" href={`/${name}`} />
const sheet = (name: string) => (
  <style key={name} data-href={`/${name}`}>
    {'.a{}'}
  </style>
)
const FRAME = 'styles.0123456789.css'
const TEMPLATE = 'component---home.0123456789.css'
const meta = <meta key="m" name="a" />
const pagePath = <script key="script-loader" />
const other = <script key="other" />

test('inlined style sheets become links, that of the frame first, and nothing else changes', () => {
  expect(linkStyleSheets([sheet(TEMPLATE), sheet(FRAME), meta])).toEqual([
    link(FRAME),
    link(TEMPLATE),
    meta,
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
    expect(() => linkStyleSheets([meta])).toThrow('docs/gatsby.md')
    expect(() => withoutPagePath([other])).toThrow('docs/gatsby.md')
  })

  test('development goes on', () => {
    inEnvironment('development')
    expect(linkStyleSheets([meta])).toEqual([meta])
    expect(withoutPagePath([other])).toEqual([other])
  })
})
