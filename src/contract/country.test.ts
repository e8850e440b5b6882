import { type z } from 'zod'
import { location } from './entries'
import { country } from './fields'
import { companyInfo } from './globals'
import { ContractError, parse } from './parse'
import { site } from './sites'

/** The value that the message asks for. */
function expected(schema: z.ZodType, value: unknown): string {
  try {
    parse(schema, value, '/x.json')
  } catch (error) {
    if (error instanceof ContractError) return error.violations.map((each) => each.expected).join()
    throw error
  }
  return 'taken'
}

const A_CODE = 'a country code of ISO 3166 such as IT'

test.each(['GB', 'GR', 'IT', 'US', 'NO', 'AX', 'TW', 'BQ', 'SS'])('%s is a country', (code) =>
  expect(country.parse(code)).toBe(code),
)

test.each([
  ['UK', `${A_CODE}, here GB`],
  ['EL', `${A_CODE}, here GR`],
  ['YU', `${A_CODE}, here RS`],
  ['SU', `${A_CODE}, here RU`],
  ['it', `${A_CODE}, here IT`],
  [' IT', `${A_CODE}, here IT`],
  ['DEU', `${A_CODE}, here DE`],
  ['276', `${A_CODE}, here DE`],
  ['Germany', `${A_CODE}, here DE`],
  ['EN', `${A_CODE}; EN is a language (English)`],
  ['JA', `${A_CODE}; JA is a language (Japanese)`],
  ['EU', `${A_CODE}; EU is no country but reserved (European Union)`],
  ['UN', `${A_CODE}; UN is no country but reserved (United Nations)`],
  ['XX', A_CODE],
  ['XK', A_CODE],
  ['ZZ', A_CODE],
  ['QO', A_CODE],
  ['AA', `${A_CODE}; AA is a language (Afar)`],
  ['1', A_CODE],
  ['–', A_CODE],
])('%s is none: %s', (code, message) => expect(expected(country, code)).toBe(message))

test('sites, places and addresses take countries alone', () => {
  const message = `${A_CODE}, here GB`
  const own = { id: 1, handle: 'en_eu', name: 'English (EU)' }
  expect(expected(site, { ...own, countries: ['IE', 'UK'] })).toBe(message)
  const place = { id: 1, title: 'Sheffield', town: 'Sheffield', longitude: 0, latitude: 0 }
  expect(expected(location, { ...place, country: 'UK' })).toBe(message)
  const company = { name: 'A', shortName: 'A', shortNameSlug: 'a', legalName: 'A', vat: '1' }
  const address = { town: 'Sheffield', street: '1 High Street', country: 'UK' }
  expect(expected(companyInfo, { ...company, address })).toBe(message)
})
