import { searchResult } from '../contract'
import { foundPage, MAX_QUERY_LENGTH, searchUrl, searchFormUrl, searchRequest } from './search'

const requestOf = (search: string) => searchRequest(new URLSearchParams(search))

describe('searchRequest', () => {
  it.each([
    ['?query=%20saw%20&section=machines&page=3', { query: 'saw', section: 'machines', page: 3 }],
    ['', { query: '', section: '', page: 1 }],
    ['?query=%20%20&page=-1', { query: '', section: '', page: 1 }],
    ['?query=a&page=0', { query: 'a', section: '', page: 1 }],
    ['?query=a&page=1e9', { query: 'a', section: '', page: 1 }],
    ['?query=a&page=99999999999999999999', { query: 'a', section: '', page: 1 }],
    ['?query=a&page=1001&section=../a', { query: 'a', section: '', page: 1 }],
    ['?query=%00a%0A%09b', { query: 'a b', section: '', page: 1 }],
    ['?query=%3Cb%3Ex', { query: '<b>x', section: '', page: 1 }],
  ])('reads %s', (search, request) => expect(requestOf(search)).toEqual(request))

  it('cuts what nobody asks, and no character in two', () => {
    const { query } = requestOf(`?query=${'🪨'.repeat(3000)}`)
    expect(query).toBe('🪨'.repeat(MAX_QUERY_LENGTH / 2))
    expect(requestOf(`?query=a${'🪨'.repeat(3000)}`).query).toMatch(/^a🪨+$/u)
  })
})

describe('searchUrl', () => {
  it.each([
    [searchUrl('de_eu', { query: 'Säge & Draht' }), '/de_eu/suche?query=S%C3%A4ge+%26+Draht'],
    [
      searchUrl('ww', { query: 'saw', section: 'machines', page: 2 }),
      '/search?query=saw&section=machines&page=2',
    ],
    [searchUrl('it_eu', { query: '', page: 2 }), '/it_eu/ricerca'],
  ])('is %s', (address, expected) => expect(address).toBe(expected))

  it('is read as what it was made of', () => {
    const request = { query: '"a" + b/c?d#e', section: 'faq', page: 12 }
    const [, search = ''] = searchUrl('ww', request).split('/search')
    expect(requestOf(search)).toEqual(request)
  })
})

describe('searchFormUrl', () => {
  it.each([
    [searchFormUrl('ww'), '/api/search-page/ww'],
    [
      searchFormUrl('de_eu', { query: 'Säge', section: 'faq', page: 2 }),
      '/api/search-page/de_eu?query=S%C3%A4ge&section=faq&page=2',
    ],
  ])('is %s', (address, expected) => expect(address).toBe(expected))
})

describe('foundPage', () => {
  const found = (fields: object) =>
    foundPage(searchResult.parse({ title: 'T', score: 1, section: 'machines', ...fields }), 'it_eu')
  const version = { code: 'ARC 625/5', title: 'Arcus 625, five axes' }
  const saw = { slug: 'seghe/arcus-625' }
  const release = { section: 'newsAndEvents', slug: 'award', type: 'pressRelease' }

  it.each([
    ['a product', saw, '/it_eu/products/seghe/arcus-625'],
    ['a category', { section: 'productsCategories', slug: 'seghe' }, '/it_eu/products/seghe'],
    ['a fixed page', { section: 'history' }, '/it_eu/about-us/storia'],
    ['a question', { section: 'faq', anchor: 'warranty' }, '/it_eu/services/faq#warranty'],
    ['a place', { section: 'branches', anchor: '501' }, '/it_eu/contacts/branches#501'],
    [
      'a job, which the page of all shows',
      { section: 'jobOpportunities', slug: 'fabbro' },
      '/it_eu/careers/opportunita-di-lavoro#fabbro',
    ],
    [
      'a social project, likewise',
      { section: 'charityProjects', slug: 'scuola' },
      '/it_eu/about-us/progetti-per-il-sociale#scuola',
    ],
    [
      'several versions',
      { ...saw, versions: [version, version] },
      '/it_eu/products/seghe/arcus-625',
    ],
    ['a release without a document', release, '/it_eu/news-and-events/award'],
  ])('leads to the page of %s', (_, fields, href) =>
    expect(found(fields)).toEqual({ title: 'T', href, isDocument: false }),
  )

  it('takes the title and the code of a single version', () =>
    expect(found({ ...saw, versions: [version] })).toEqual({
      title: 'Arcus 625, five axes',
      href: '/it_eu/products/seghe/arcus-625?version=ARC%20625%2F5',
      isDocument: false,
    }))

  it('leads to the document of a press release, and of nothing else', () => {
    const document = { url: '/api/document/media/award.pdf' }
    expect(found({ ...release, document })).toEqual({
      title: 'T',
      href: '/api/document/media/award.pdf',
      isDocument: true,
    })
    expect(found({ ...release, type: 'news', document })?.isDocument).toBe(false)
  })

  it('leaves out what no route can hold', () => {
    expect(found({ section: 'unknown', slug: 'x' })).toBeNull()
    expect(found({ slug: 'without-category' })).toBeNull()
  })
})
