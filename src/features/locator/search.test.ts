import { NO_QUERY } from './query'
import { countriesOf, matchingPlaces, servicesOf } from './search'
import { threePlaces } from './testing/places'

const found = (query: Partial<typeof NO_QUERY>) =>
  matchingPlaces(threePlaces, { ...NO_QUERY, ...query }).map(({ id }) => id)

test.each([
  ['', ['ar', 'it', 'us']],
  ['cordoba', ['ar']],
  ['FIRENZE 50100', ['it']],
  ['acme united', ['us']],
  ['training', ['ar', 'it']],
  ['paris', []],
])('the text %p finds %p', (text, ids) => expect(found({ text })).toEqual(ids))

test('within the services one is enough, with the country both count', () => {
  expect(found({ services: ['1', '2'] })).toEqual(['ar', 'it', 'us'])
  expect(found({ services: ['2'] })).toEqual(['ar', 'it'])
  expect(found({ services: ['2'], country: 'IT' })).toEqual(['it'])
})

test('choices are those of the places, each once', () => {
  expect(countriesOf(threePlaces, 'en').map(({ title }) => title)).toEqual([
    'Argentina',
    'Italy',
    'United States',
  ])
  expect(servicesOf(threePlaces).map(({ id }) => id)).toEqual(['2', '1'])
})
