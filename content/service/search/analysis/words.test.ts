import { codeKey, fold, wordsOf } from './words'

it.each([
  ['Über', 'uber'],
  ['Straße', 'strasse'],
  ['Wrocław', 'wroclaw'],
  ['İzmir', 'izmir'],
  ['CERÂMICA', 'ceramica'],
  ['œuvre', 'oeuvre'],
])('%s is looked up as %s', (text, folded) => expect(fold(text)).toBe(folded))

it.each([
  ["Machine à jet d'eau", ['machine', 'à', 'jet', 'd', 'eau']],
  ['2.500 Tonnen, 1,800 mm, 16\u202f000 m²', ['2500', 'tonnen', '1800', 'mm', '16000', 'm2']],
  ['5.3 mm / 0,3 mm', ['5', '3', 'mm', '0', '3', 'mm']],
  ['serra-ponte', ['serra', 'ponte']],
  ['\u0000<b>"x"</b>\u202e 🪨', ['b', 'x', 'b']],
  [' \n', []],
])('the words of %j are %j', (text, words) => expect(wordsOf(text)).toEqual(words))

it.each(['BRS-ARC-450', 'brs arc 450', 'BRSARC450', 'Brs/Arc.450'])('%s is one code', (code) =>
  expect(codeKey(code)).toBe('brsarc450'),
)
