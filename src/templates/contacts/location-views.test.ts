import { locationViews, townLine, type PlacesData } from './location-views'

const data: PlacesData = {
  places: {
    nodes: [
      {
        contentId: '7',
        section: 'branches',
        title: 'Acme Deutschland',
        type: 'branch',
        country: 'DE',
        town: 'Nürnberg',
        postalCode: '90402',
        street: null,
        longitude: 11.07,
        latitude: 49.45,
        phones: [{ number: '+49 911 555 0110', href: 'tel:+499115550110' }],
        emails: [{ email: 'de@example.com' }],
        services: [{ id: '801' }, { id: '999' }],
        areas: [{ id: '1001' }, { id: '1002' }],
        googleMapsDirections: null,
        writtenHours: ['lun–ven 08:00–17:00'],
      },
    ],
  },
  placeFilters: {
    nodes: [
      { list: 'branchServicesCategories', options: [{ id: '801', title: 'Vendita' }] },
      { list: 'geographicAreaCategories', options: [{ id: '1001', title: 'Europa' }] },
      { list: 'supportServicesCategories', options: [{ id: '801', title: 'Altro' }] },
    ],
  },
}

test('a place is written for its site', () => {
  const [place] = locationViews(data, ['headquarter', 'branches'], 'it_eu')
  expect(place).toMatchObject({
    id: 'branches-7',
    lines: ['90402 Nürnberg', 'Germania'],
    phones: [{ number: '+49 911 555 0110', href: 'tel:+499115550110' }],
    // Places that no list contains are left out.
    services: [{ id: '801', title: 'Vendita' }],
    area: { id: '1001', title: 'Europa' },
    directions: null,
  })
  expect(locationViews(data, ['headquarter'], 'it_eu')).toEqual([])
})

test('the postal code stands where the letters of the country have it', () => {
  expect(townLine('Charlotte', '28202', 'US')).toBe('Charlotte 28202')
  expect(townLine('Lyon', '69007', 'FR')).toBe('69007 Lyon')
  expect(townLine('Ras Al Khaimah', null, 'AE')).toBe('Ras Al Khaimah')
})
