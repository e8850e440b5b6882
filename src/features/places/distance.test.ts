import { geoDistance } from 'd3-geo'
import { distanceKm, writtenDistance } from './distance'

const florence = { longitude: 11.2, latitude: 43.79 }

test.each([
  ['Melbourne', 144.96, -37.81],
  ['Nuremberg', 11.07, 49.45],
  ['Fiji', 178.44, -18.14],
  ['Florence itself', 11.2, 43.79],
])('the way to %s is as long as d3-geo has it', (_, longitude, latitude) => {
  const theirs = 6371.0088 * geoDistance([11.2, 43.79], [longitude, latitude])
  expect(distanceKm(florence, { longitude, latitude })).toBeCloseTo(theirs, 3)
})

test('kilometres for all, miles for North America', () => {
  expect(writtenDistance(1234.5, 'de-DE')).toBe('1.235 km')
  expect(writtenDistance(160.9344, 'en-US')).toBe('100 mi')
})
