import { countriesOf, ownRegion, splitGroups } from './countries'
import { sampleLocales } from './testing/sample-locales'

const { worldwide, regions } = splitGroups(sampleLocales('de_eu'))
const names = (locale: string) =>
  regions[0] ? countriesOf(regions[0], locale).map(({ name }) => name) : []

test('the worldwide site stands apart from the regions', () => {
  expect(worldwide?.handle).toBe('ww')
  expect(regions.map(({ name }) => name)).toEqual(['Europe', 'Asia'])
})

test('without a worldwide site there are only regions', () => {
  expect(splitGroups(sampleLocales('de_eu').slice(1)).worldwide).toBeNull()
})

// @R3.1
test('a region has the countries of all its sites, named and sorted in the reader’s language', () => {
  expect(names('en-GB')).toEqual(['Austria', 'Belgium', 'France', 'Germany'])
  expect(names('de-DE')).toEqual(['Belgien', 'Deutschland', 'Frankreich', 'Österreich'])
})

test('a country leads to the site that serves it', () => {
  const [europe] = regions
  const countries = europe ? countriesOf(europe, 'en-GB') : []
  expect(countries.find(({ name }) => name === 'Austria')?.option.handle).toBe('de_eu')
})

test('a site without countries is offered under its own name', () => {
  const [, asia] = regions
  expect(asia && countriesOf(asia, 'en-GB')).toMatchObject([{ key: 'en_asia', name: 'English' }])
})

test('the page’s own region comes first to mind; for the worldwide site the first one', () => {
  const own = (current: 'en_asia' | 'ww') => ownRegion(splitGroups(sampleLocales(current)).regions)
  expect(own('en_asia')?.name).toBe('Asia')
  expect(own('ww')?.name).toBe('Europe')
  expect(ownRegion([])).toBeNull()
})
