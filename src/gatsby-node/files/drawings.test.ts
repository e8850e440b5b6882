import { create } from 'fontkit'
import { lettersOf, withTypeface } from './drawings'

const sheet = (svg: string) => ({ svg, address: '/static/drawings/a.svg', width: 480, height: 300 })
const front = '<svg xmlns="http://www.w3.org/2000/svg" width="480"><text x="1">Höhe 26</text></svg>'

test('drawings bring the letters that are on them, and no others', async () => {
  const font = create(await lettersOf([sheet(front), sheet('<svg><text>m²</text></svg>')]))
  if (font.type !== 'WOFF2') throw new Error(`The font is ${font.type}.`)
  const has = (sign: string) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)
  expect('Höhe 26m²'.split('').filter((sign) => !has(sign))).toEqual([])
  expect('xZ7'.split('').filter(has)).toEqual([])
})

test('a drawing with its letters is still the same drawing', () => {
  const svg = withTypeface(front, Buffer.from('font'))
  const start = '<svg xmlns="http://www.w3.org/2000/svg" width="480"><style>@font-face{'
  expect(svg.startsWith(start)).toBe(true)
  expect(svg).toContain(`base64,${Buffer.from('font').toString('base64')})`)
  expect(svg.endsWith('<text x="1">Höhe 26</text></svg>')).toBe(true)
})
