import { nearestPages } from './nearest-pages'

const titles = {
  'about-us': { geschichte: 'Geschichte' },
  bit: 'bit',
  'news-and-events': 'Aktuelles',
  products: {
    '': 'Produkte',
    brueckensaegen: { '': 'Brückensägen', 'arcus-350': 'Arcus 350', 'arcus-500': 'Arcus 500' },
    seilsaegen: { 'filum-60': 'Filum 60' },
  },
}
const nearest = (path: string) => nearestPages(path, titles, '/de_eu').map((page) => page.title)

test.each([
  ['a letter too few', '/de_eu/product', ['Produkte']],
  ['letters that changed places', '/de_eu/about-us/geshcichte', ['Geschichte']],
  ['capitals and an ending', '/de_eu/Products.html', ['Produkte']],
  ['an encoded letter', '/de_eu/about-us/gesch%C3%AFchte', ['Geschichte']],
  ['a page that stands elsewhere', '/de_eu/filum-60', ['Filum 60']],
  [
    'a page of another category',
    '/de_eu/products/seilsaegen/arcus-350',
    ['Arcus 350', 'Arcus 500'],
  ],
  [
    'an address that was cut off',
    '/de_eu/products/brueckensaegen/arcus',
    ['Arcus 350', 'Arcus 500'],
  ],
  ['a page that is gone from a place without a page', '/de_eu/bit/xy/unheard-of', ['bit']],
  ['a page that is gone from a category', '/de_eu/products/brueckensaegen/zz', ['Brückensägen']],
  ['a deep address without such a place', '/de_eu/products/x/y/z', ['Produkte']],
])('%s: %s', (_, path, expected) => {
  expect(nearest(path)).toEqual(expected)
})

test.each(['/de_eu', '/de_eu/404', '/de_eu/no/such/page', '/de_eu/xyzzy', '/de_eu/%E0%A4%A'])(
  'nothing is near %s',
  (path) => expect(nearest(path)).toEqual([]),
)

test('of two pages with the same slug the one that stands nearer comes first', () => {
  const twice = { services: { retrofit: 'Service' }, bit: { retrofit: 'Project' } }
  expect(nearestPages('/bits/retrofit', twice, '').map(({ title }) => title)).toEqual([
    'Project',
    'Service',
  ])
})

test('there are four at most', () => {
  const many = {
    saws: Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`arcus-${n}`, `Arcus ${n}`])),
  }
  expect(nearestPages('/saws/arcus-9', many, '')).toHaveLength(4)
})
