import { drawGround, drawShareImage } from './draw'
import { drawnText } from './drawn-text'

/** A font of ASCII and a few others. */
const has = (codePoint: number) =>
  codePoint < 127 || /[éü–·\u00A0]/u.test(String.fromCodePoint(codePoint))

test.each([
  ['Arcus 625', 'Arcus 625'],
  ['Fein\u00ADstein\u00ADzeug', 'Feinsteinzeug'],
  ['a\u200Bb\u200Dc\uFEFFd\u200Ee\u202Ef\u2060g', 'abcdefg'],
  ['two\u2028lines\u3000wide', 'two lines wide'],
  ['12\u202Fmm', '12\u00A0mm'],
  ['Cafe\u0301', 'Café'],
  ['石材 – Arcus', 'Arcus'],
  ['Arcus (石材) 625', 'Arcus 625'],
  ['Arcus | 石材', 'Arcus'],
  ['🚀 Start 👨‍👩‍👧!', 'Start !'],
  ['№ 5, ﬁne, Ａ', 'No 5, fine, A'],
  ['x\u0302 x', 'x x'],
  ['مرحبا', ''],
])('%j is drawn as %j', (text, drawn) => {
  expect(drawnText(text, has)).toBe(drawn)
})

describe('of a share image', () => {
  const imageOf = async (title: string) =>
    drawShareImage({ title, label: 'Saxum' }, await drawGround(null))

  it.each([
    ['a soft hyphen', 'Fein\u00ADstein', 'Feinstein'],
    ['a mark of no width', 'Arcus\u200B 625', 'Arcus 625'],
    ['another script', 'Arcus 石材', 'Arcus'],
    ['an emoji', 'Arcus 🚀', 'Arcus'],
    ['a title of another script alone', 'مرحبا بكم', 'Saxum'],
  ])('nothing stands in the place of %s', async (_, title, same) => {
    expect(await imageOf(title)).toEqual(await imageOf(same))
  })

  it.each([
    ['Central Europe', 'Łódź', 'ód'],
    ['Turkey', 'İş', 'I'],
    ['Vietnam', 'Việt', 'Vit'],
  ])('letters of %s are drawn', async (_, title, others) => {
    expect(await imageOf(title)).not.toEqual(await imageOf(others))
    expect(await imageOf(title)).not.toEqual(await imageOf('Saxum'))
  })
})
