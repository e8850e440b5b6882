import {
  urlOfPaginatedPath,
  pagePath,
  paginatedPathOf,
  paginatedPath,
  listingUrl,
} from './pagination'

test('the first page of a list has no number in its address', () => {
  expect(listingUrl('/news-and-events', 1)).toBe('/news-and-events')
  expect(listingUrl('/news-and-events', 2)).toBe('/news-and-events?page=2')
})

test('a page after the first is found by its address, whatever else stands in it', () => {
  const kept = paginatedPath('/de_eu/services/artikel', 12)
  expect(kept).toBe('/de_eu/services/artikel/page/12')
  for (const query of ['page=12', 'utm=x&page=12', 'page=2&page=12', 'page=12#top']) {
    expect(paginatedPathOf(`/de_eu/services/artikel?${query}`)).toBe(kept)
    expect(paginatedPathOf(`/de_eu/services/artikel/?${query}`)).toBe(kept)
  }
  expect(urlOfPaginatedPath(kept)).toBe('/de_eu/services/artikel?page=12')
})

test.each([
  '/news-and-events',
  '/news-and-events?page=1',
  '/news-and-events?page=02',
  '/news-and-events?page=x',
  '/news-and-events?page=-2',
  '/news-and-events?page=2&page=x',
  '/search?query=saw&page=2',
  '/it_eu/ricerca?query=filo&page=2',
])('%s asks for no page after the first', (address) => {
  expect(paginatedPathOf(address)).toBeNull()
})

test.each(['/news-and-events', '/news-and-events/page/x', '/search/page/2', '/page/2'])(
  '%s is not the path of a page of a list',
  (path) => {
    expect(urlOfPaginatedPath(path)).toBeNull()
  },
)

test.each([
  ['/', '/'],
  ['/?a=1#b', '/'],
  ['/it_eu/', '/it_eu'],
  ['/products#top?x', '/products'],
  ['/news-and-events/?page=2', '/news-and-events'],
  ['/%70roducts/a%20b', '/products/a b'],
  // Nobody can decode these.
  ['/news%E0', '/news%E0'],
  ['/100%', '/100%'],
])('%s has the path %s', (address, path) => expect(pagePath(address)).toBe(path))
