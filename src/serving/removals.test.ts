import { checkRemovals, RefusedRemovals } from './removals'

const numbered = (folder: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${folder}/entry-${index + 1}.html`)

const published = [
  ...['index.html', '404.html', 'products.html', 'products/saws.html'],
  ...['de_eu.html', 'de_eu/404.html', 'de_eu/products.html', 'de_eu/services.html'],
  ...['news-and-events.html', 'news-and-events/page/2.html', 'widget/index.html'],
  ...numbered('products/saws', 30),
  ...numbered('news-and-events', 3),
  ...numbered('de_eu/services', 2),
  ...numbered('de_eu/products/saegen', 20),
  ...['de_eu/landings/verona.html'],
]

const without = (...gone: readonly (string | RegExp)[]) =>
  published.filter(
    (file) => !gone.some((each) => file === each || (each instanceof RegExp && each.test(file))),
  )
const refusal = (after: readonly string[]) => {
  try {
    checkRemovals(published, after)
    return []
  } catch (error) {
    if (!(error instanceof RefusedRemovals)) throw error
    return error.message.split('\n').slice(1, -1)
  }
}

test('small removals by editors are published: an entry, the last of its section, a later page of a list', () => {
  const after = without(
    'products/saws/entry-7.html',
    'de_eu/landings/verona.html',
    'news-and-events/page/2.html',
    'widget/index.html',
    'de_eu/404.html',
  )
  expect(refusal(after)).toEqual([])
})

test('new pages are no matter, nor is a first release', () => {
  expect(refusal([...published, 'it_eu.html', 'products/saws/new.html'])).toEqual([])
  expect(() => checkRemovals([], published)).not.toThrow()
})

test('a fixed page is named', () => {
  expect(refusal(without('de_eu/services.html'))).toEqual(['  - de_eu: the page /de_eu/services'])
  expect(refusal(without('index.html'))).toEqual(['  - ww: the page /'])
})

test('a whole section is named, with its first entries', () => {
  expect(refusal(without(/^news-and-events\/entry/))).toEqual([
    '  - ww: all 3 pages of /news-and-events/{slug}: /news-and-events/entry-1, /news-and-events/entry-2, /news-and-events/entry-3',
  ])
})

test("more than a tenth of a site's pages is named", () => {
  // 37 pages of ww: a tenth are 3.
  const three = /^products\/saws\/entry-[123]\.html/
  expect(refusal(without(three))).toEqual([])
  expect(refusal(without(three, 'products/saws/entry-4.html'))).toEqual([
    '  - ww: 4 of 37 pages (11 %): /products/saws/entry-1, /products/saws/entry-2, /products/saws/entry-3, /products/saws/entry-4',
  ])
  const [line] = refusal(without(/^products\/saws\/entry-\d\.html/))
  expect(line).toMatch(/entry-5, and 4 more$/)
})

test('the message says what to do', () => {
  expect(() => checkRemovals(published, [])).toThrow('build with ALLOW_REMOVALS=1')
})

test('pages that only have another address are not lost', () => {
  const moves = published
    .filter((file) => file.startsWith('products/saws/'))
    .map((file) => ({ from: `/${file.replace('.html', '')}`, to: '/elsewhere' }))
  const after = without(/^products\/saws\//)
  expect(refusal(after)).not.toEqual([])
  expect(() => checkRemovals(published, after, moves)).not.toThrow()
})
