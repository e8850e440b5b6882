import type { SiteHandle } from '../../../../src/sites'
import { partsOf, quantityOf, type TextPart } from './numbers'

const hasUnit = (unit: string) => unit === 'l/min' || unit === 'h'
const parts = (text: string, site: SiteHandle = 'en_eu') =>
  partsOf(text, site, hasUnit).flatMap((part) =>
    typeof part === 'string' ? part.trim() || [] : part,
  )

const told = (part: TextPart) =>
  typeof part === 'string' ? part : (quantityOf(part.number) ?? part.word)

it.each<[SiteHandle, string, string[]]>([
  ['en_eu', 'granite saw 600', ['granite saw', '600']],
  ['de_eu', 'Granitsäge 600 mm', ['Granitsäge', '600 millimetres']],
  ['en_eu', 'saw 60 cm', ['saw', '600 millimetres']],
  ['en_eu', '24 inch blade', ['609.6 millimetres', 'blade']],
  ['en_eu', '24" blade', ['609.6 millimetres', 'blade']],
  ['en_eu', '625mm', ['625 millimetres']],
  ['de_eu', 'Presse 5.000 Tonnen', ['Presse', '5000000 kilograms']],
  ['en_eu', 'press 1.5 t', ['press', '1500 kilograms']],
  ['fr_eu', 'broche 18,5 kW', ['broche', '18.5 kilowatts']],
  ['fr_eu', 'table 3 500 × 2 100 mm', ['table', '3500', '×', '2100 millimetres']],
  ['en_eu', '3500x2100', ['3500', '×', '2100']],
  ['en_eu', 'clarifier 400 l/min', ['clarifier', '400 l/min']],
  ['en_eu', '380 MPa', ['3800 bars']],
])('in %s %s is told as %j', (site, text, expected) => {
  expect(parts(text, site).map(told)).toEqual(expected)
})

it.each(['BRS-ARC-450', 'arcus350', 'Arcus 5X', 'ponder 7500h', 'control C5'])(
  '%s has no number',
  (text) => {
    expect(parts(text)).toEqual([text])
  },
)
