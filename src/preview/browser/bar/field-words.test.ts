import { siteHandles } from '../../../sites'
import { fieldInWords } from './field-words'

test.each([
  ['title', 'Titel'],
  ['blocks.2.title', 'Abschnitt 3 · Titel'],
  ['blocks.0.items.1.text', 'Abschnitt 1 · Eintrag 2 · Text'],
  ['googleMapsDirections', 'Google maps directions'],
])('%s is "%s" in German', (field, expected) => {
  expect(fieldInWords(field, 'de_eu')).toBe(expected)
})

test('a change of an address is named in every language', () => {
  expect(new Set(siteHandles.map((site) => fieldInWords('slug', site))).size).toBe(5)
})
