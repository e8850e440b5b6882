import type { BuildContent } from './content'
import { alternatesOf } from './alternates'

const regions: BuildContent['regions'] = [
  { name: 'World', sites: [{ handle: 'ww', name: 'English (WW)', countries: [] }] },
  {
    name: 'Europe',
    sites: [
      { handle: 'de_eu', name: 'Deutsch (EU)', countries: ['DE'] },
      { handle: 'it_eu', name: 'Italiano (EU)', countries: ['IT'] },
    ],
  },
]

describe('alternatesOf', () => {
  it('lists every site with the page there, and null where it has none', () => {
    expect(alternatesOf(regions, { ww: '/x', de_eu: '/de_eu/x' }, 'de_eu')).toEqual([
      {
        region: 'Weltweit',
        sites: [{ handle: 'ww', name: 'English', area: 'WW', countries: [], path: '/x' }],
      },
      {
        region: 'Europa',
        sites: [
          { handle: 'de_eu', name: 'Deutsch', area: 'EU', countries: ['DE'], path: '/de_eu/x' },
          { handle: 'it_eu', name: 'Italiano', area: 'EU', countries: ['IT'], path: null },
        ],
      },
    ])
  })

  it('names regions in the language of the page', () => {
    expect(alternatesOf(regions, {}, 'fr_eu').map(({ region }) => region)).toEqual([
      'Monde entier',
      'Europe',
    ])
    expect(alternatesOf(regions, {}, 'en_na').map(({ region }) => region)).toEqual([
      'Worldwide',
      'Europe',
    ])
  })
})
