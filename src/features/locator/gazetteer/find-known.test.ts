import { servedGazetteer } from '../testing/gazetteer'
import { findKnown } from './find-known'

beforeAll(() => {
  Object.assign(globalThis, { fetch: servedGazetteer })
})

const names = async (text: string, preferred: string[] = []) =>
  (await findKnown(text, preferred)).map(({ name, country }) => `${name} ${country}`)

test.each([
  ['Munich', 'Munich DE'],
  ['münchen', 'München DE'],
  ['Monaco di Baviera', 'Monaco di Baviera DE'],
  ['Munique', 'Munique DE'],
  ['Verona', 'Verona IT'],
  ['würzburg', 'Würzburg DE'],
  ['Sevilla', 'Sevilla ES'],
])('%s is %s', async (text, known) => expect((await names(text))[0]).toBe(known))

test('a town is found where it is', async () => {
  const [munich] = await findKnown('Munich', [])
  expect(munich?.latitude).toBeCloseTo(48.14, 1)
  expect(munich?.longitude).toBeCloseTo(11.58, 1)
})

test('of two towns with one name that of the preferred country comes first', async () => {
  expect((await names('Cordoba'))[0]).toBe('Córdoba AR')
  expect((await names('Cordoba', ['ES']))[0]).toBe('Córdoba ES')
})

test('a post code is looked for in every country that has such codes', async () => {
  expect(await names('80331', ['DE'])).toContain('80331 DE')
  expect((await names('80331', ['DE']))[0]).toBe('80331 DE')
  expect((await names('28202', ['US']))[0]).toBe('28202 US')
  expect(await names('5020')).toContain('5020 AT')
})

test.each([
  ['80331', 'DE', 48.1, 11.6],
  ['D-80331', 'DE', 48.1, 11.6],
  ['SW1A 1AA', 'GB', 51.5, -0.1],
  ['4000-123', 'PT', 41.2, -8.6],
  ['M5V 2T6', 'CA', 43.6, -79.4],
])('%s lies in %s', async (text, country, latitude, longitude) => {
  const [area] = await findKnown(text, [country])
  expect(area).toMatchObject({ country, name: text })
  expect(Math.abs((area?.latitude ?? 0) - latitude)).toBeLessThan(0.4)
  expect(Math.abs((area?.longitude ?? 0) - longitude)).toBeLessThan(0.4)
})

test.each(['xyzzy', 'mu', '1', '999999999999'])('%s is nowhere', async (text) => {
  expect(await names(text)).toEqual([])
})
