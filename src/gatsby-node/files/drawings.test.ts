import { create } from 'fontkit'
import { withTypeface } from './drawings'
import { fontBytes } from './font-bytes'

const front = '<svg xmlns="http://www.w3.org/2000/svg" width="480"><text x="1">Höhe 26</text></svg>'

test('the typeface of drawings has the letters of their texts', async () => {
  const font = create(await fontBytes(400, 'latin', 'woff2'))
  if (font.type !== 'WOFF2') throw new Error(`The font is ${font.type}.`)
  const has = (sign: string) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)
  const texts = 'Höhe 2.600 mm × 3,5 m² – côté, altura máxima, peça, largeur'
  expect(texts.split('').filter((sign) => !has(sign))).toEqual([])
})

test('a drawing with its typeface is still the same drawing', () => {
  const svg = withTypeface(front, Buffer.from('font'))
  const start = '<svg xmlns="http://www.w3.org/2000/svg" width="480"><style>@font-face{'
  expect(svg.startsWith(start)).toBe(true)
  expect(svg).toContain(`base64,${Buffer.from('font').toString('base64')})`)
  expect(svg.endsWith('<text x="1">Höhe 26</text></svg>')).toBe(true)
})
