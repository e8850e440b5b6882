import { placesPageData } from '../contacts/testing/places-page'
import type { NonNullKeys } from '../shared/non-null-keys'
import { worldwideProps } from './worldwide-props'

const data: NonNullKeys<Queries.WorldwidePageQuery, 'entry'> = {
  ...placesPageData,
  kinds: {
    nodes: [
      { section: 'branches', title: 'Niederlassungen' },
      { section: 'headquarter', title: 'Zentrale' },
      { section: 'authorizedTechnicalService', title: 'Service' },
    ],
  },
}

test('places stand in their regions, the headquarters first and once', () => {
  const { regions } = worldwideProps(data, 'de_eu')
  expect(regions.map(({ title, places }) => [title, places.map(({ id }) => id)])).toEqual([
    ['Europa', ['headquarter-3', 'branches-1']],
    ['Nordamerika', ['branches-4']],
  ])
})

test('the legend names the kinds that are on the map, each with its page', () => {
  expect(worldwideProps(data, 'de_eu').kinds).toEqual([
    { section: 'headquarter', label: 'Zentrale', href: '/de_eu/contacts/headquarter' },
    { section: 'branches', label: 'Niederlassungen', href: '/de_eu/contacts/branches' },
  ])
})
