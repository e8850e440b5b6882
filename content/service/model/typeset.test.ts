import { typeset, writtenFor } from './typeset'
import type { SiteHandle } from '../../../src/sites'

const FIXED = '\u00A0'
const NARROW = '\u202F'

/** `~` is a no-break space, `_` a narrow one. */
const spaced = (text: string) => text.replaceAll('~', FIXED).replaceAll('_', NARROW)

it.each<[written: SiteHandle, site: SiteHandle, text: string, set: string]>([
  ['es_eu', 'es_sa', 'De 0,5 a 2,1 metros, ±0,25', 'De 0.5 a 2.1 metros, ±0.25'],
  ['es_eu', 'es_sa', 'Son 12 000 horas o 12.000 €.', 'Son 12,000 horas o 12,000~€.'],
  ['es_eu', 'es_sa', '1800 × 3600 mm en 2026', '1,800 × 3,600~mm en 2026'],
  ['es_eu', 'es_eu', '25 000 m³', '25.000~m³'],
  ['pt_eu', 'pt_sa', 'uma chapa de 2100 mm, 0,5 l', 'uma chapa de 2.100~mm, 0,5~l'],
  ['pt_sa', 'pt_sa', '12.000 horas, 1,5 m', '12.000 horas, 1,5~m'],
  ['fr_eu', 'fr_eu', 'jusqu’à 2 100 mm', 'jusqu’à 2_100~mm'],
  ['it_eu', 'it_eu', '2.500 kg', '2500~kg'],
  ['ww', 'en_na', '1,800 rpm', '1,800~rpm'],
])('numbers written for %s are read in %s', (written, site, text, set) => {
  expect(typeset(text, site, written)).toBe(spaced(set))
})

it.each([
  'In 2026, as in 1961',
  'ISO 10545-2',
  '+39 055 555 0142',
  '29 CFR 1926.1153 and 1910.1053',
  '2026-06-22',
  'https://example.com/1,5?a=2 500',
])('%s has no number to write', (text) => {
  expect(typeset(text, 'es_sa', 'ww').replaceAll('’', "'")).toBe(text)
})

it.each([
  "https://example.com/map?box=10.966%2C45&q=l'orme",
  'mailto:a@example.com?subject=5%20mm',
])('leaves the address %s as it is', (address) => {
  expect(
    (['de_eu', 'fr_eu', 'es_sa'] as const).map((site) => typeset(address, site, 'ww')),
  ).toEqual([address, address, address])
})

it('leaves the numbers of what is the same everywhere alone', () => {
  expect(typeset('10.5 mm', 'de_eu', null)).toBe(spaced('10.5~mm'))
})

it.each<[SiteHandle, string, string]>([
  ['ww', '98 %', '98%'],
  ['de_eu', '98%', '98~%'],
  ['fr_eu', '98 %', '98~%'],
])('per cent in %s', (site, text, set) => {
  expect(typeset(text, site, site)).toBe(spaced(set))
})

it.each<[SiteHandle, string, string]>([
  ['it_eu', "l'acqua dell'impianto", 'l’acqua dell’impianto'],
  ['ww', "the customers' floors don't", 'the customers’ floors don’t'],
  ['fr_eu', "<p title='x'>Qu'est-ce</p>", "<p title='x'>Qu’est-ce</p>"],
])('apostrophes in %s', (site, text, set) => {
  expect(typeset(text, site, site)).toBe(set)
})

it('sets French signs behind a narrow space, and no others', () => {
  const text = 'Quoi ? Non ; « voilà » : 10:30'
  expect(typeset(text, 'fr_eu', 'fr_eu')).toBe(spaced('Quoi_? Non_; «_voilà_»_: 10:30'))
  expect(typeset(text, 'it_eu', 'it_eu')).toBe(text)
})

it.each([
  ['Quoi ?', 'Quoi_?'],
  ['Non !', 'Non_!'],
  ['un ; deux', 'un_; deux'],
  ['Ainsi : oui', 'Ainsi_: oui'],
  ['« voilà', '«_voilà'],
  ['voilà »', 'voilà_»'],
])('sets the French sign of %s where no number is', (text, set) => {
  expect(typeset(text, 'fr_eu', 'fr_eu')).toBe(spaced(set))
})

it('does not take a word for a unit', () => {
  expect(typeset('5 marble slabs, 3 holes, 20 m long', 'ww', 'ww')).toBe(
    spaced('5 marble slabs, 3 holes, 20~m long'),
  )
})

it('knows for whom a text was written', () => {
  expect(writtenFor('es', 'es_sa')).toBe('es_eu')
  expect(writtenFor('es_sa', 'es_sa')).toBe('es_sa')
  expect(writtenFor('en', 'en_na')).toBe('ww')
})

test('leaves a web address as it is, whose %2C is no percentage', () => {
  const address = 'https://maps.example.com/embed?bbox=10.966%2C45.411%2C1000&q=l’eau'
  expect(typeset(address, 'de_eu', 'ww')).toBe(address)
  expect(typeset(address, 'fr_eu', 'ww')).toBe(address)
})
