import { contentChanges } from './content-changes'
import { type ContentFacts, digestOf } from './facts'
import { type Difference, differenceOf, pageChanges } from './page-changes'
import { fairFacts, piece } from './testing/facts'
import { reasonText } from './phrases'

describe('differenceOf', () => {
  it('has the names of fields at any depth, without places in lists', () => {
    const before = { result: { fair: { title: 'A', body: 'x' }, list: [{ slug: 'a' }] } }
    const after = { result: { fair: { title: 'B', body: 'x' }, list: [{ slug: 'b' }, {}] } }
    expect([...differenceOf(before, after).names].sort()).toEqual([
      'fair',
      'list',
      'result',
      'slug',
      'title',
    ])
  })

  it('is nothing between what is the same, in whatever order', () => {
    const { names, values } = differenceOf({ a: [1, { b: null }] }, { a: [1, { b: null }] })
    expect(names.size + values.size).toBe(0)
  })
})

/** The pages that differ, and the names that differ in the data of pages and of the menu. */
interface Found {
  readonly changed: readonly string[]
  readonly names?: Readonly<Record<string, readonly string[]>>
}

const reasonsOf = (after: ContentFacts, { changed, names }: Found, before = fairFacts()) => {
  const differences = (name: string): Difference | null =>
    names ? { names: new Set(names[name]), values: new Set() } : null
  const files = { added: ['new.html'], changed, removed: ['index.html', 'app.js'], bytes: 0 }
  return pageChanges(files, contentChanges(before, after), before, after, {
    page: differences,
    slice: differences,
  })
}

const edited = (content: ContentFacts['content']): ContentFacts => ({
  ...fairFacts(),
  content: { ...fairFacts().content, ...content },
})

describe('pageChanges', () => {
  const titleAndBody = edited({ fair: piece('Stone fair', { title: 't2', body: 'b2' }) })

  it('name pages by their addresses, and nothing else', () => {
    expect(reasonsOf(fairFacts(), { changed: ['app.js', '_gatsby/slices/menu-1.html'] })).toEqual({
      added: ['/new'],
      changed: [],
      removed: ['/'],
    })
  })

  it('give as reason the content that a page shows, and of its fields those that the page shows', () => {
    const { changed } = reasonsOf(titleAndBody, {
      changed: ['de_eu/messe.html', 'de_eu/news.html'],
      names: { '/de_eu/messe': ['entry', 'title', 'body'], '/de_eu/news': ['nodes', 'title'] },
    })
    expect(changed).toEqual([
      {
        address: '/de_eu/messe',
        reasons: [{ content: 'fair', fields: ['body', 'title'] }],
        data: [],
        around: [],
      },
      {
        address: '/de_eu/news',
        reasons: [{ content: 'fair', fields: ['title'] }],
        data: [],
        around: [],
      },
    ])
  })

  it('give all fields where what the page said before is not known', () => {
    const { changed } = reasonsOf(titleAndBody, { changed: ['de_eu/news.html'] })
    expect(changed[0]?.reasons).toEqual([{ content: 'fair', fields: ['body', 'title'] }])
  })

  it('find what stands around pages', () => {
    const menu = piece('Navigation', { mainNavigation: 'm2' }, { type: 'ContentNavigation' })
    const { changed } = reasonsOf(edited({ menu }), {
      changed: ['de_eu/news.html'],
      names: { 'menu-de_eu': ['mainNavigation'] },
    })
    expect(changed[0]?.reasons).toEqual([{ content: 'menu', fields: ['mainNavigation'] }])
  })

  it('find what is gone by the pages that showed it', () => {
    const { fair: _, ...content } = fairFacts().content
    const after = {
      ...fairFacts(),
      content,
      pages: { '/de_eu/news': { content: [], slices: [] } },
    }
    const { changed } = reasonsOf(after, {
      changed: ['de_eu/news.html'],
      names: { '/de_eu/news': ['nodes'] },
    })
    expect(changed[0]?.reasons).toEqual([{ content: 'fair', fields: [] }])
  })

  it('find by its value content that the page’s own query did not find', () => {
    const before = fairFacts()
    const after = edited({ fair: piece('Fair', { title: digestOf('Fair 2'), body: 'b1' }) })
    const files = { added: [], changed: ['de_eu/other.html'], removed: [], bytes: 0 }
    const data = (title: string) => ({ pageContext: { neighbours: [{ title }] } })
    const { changed } = pageChanges(files, contentChanges(before, after), before, after, {
      page: () => differenceOf(data('Fair'), data('Fair 2')),
      slice: () => null,
    })
    expect(changed[0]?.reasons).toEqual([{ content: 'fair', fields: ['title'] }])
  })

  it('say what around a page differs where no content of its own is the reason', () => {
    const [change] = reasonsOf(fairFacts(), {
      changed: ['de_eu/news.html'],
      names: { 'menu-de_eu': ['items', 'href'] },
    }).changed
    expect(change).toEqual({
      address: '/de_eu/news',
      reasons: [],
      data: [],
      around: ['menu-de_eu'],
    })
    expect(change && reasonText(change, new Map())).toBe('what stands around it (menu)')
  })

  it('say which data differ where no content of the page does, and nothing of programs', () => {
    const names = { '/de_eu/news': ['pageContext', 'alternates'] }
    const ofData = reasonsOf(fairFacts(), { changed: ['de_eu/news.html'], names })
    expect(ofData.changed).toEqual([
      { address: '/de_eu/news', reasons: [], data: ['alternates'], around: [] },
    ])
    const ofPrograms = reasonsOf(fairFacts(), { changed: ['de_eu/news.html'], names: {} })
    expect(ofPrograms.changed).toEqual([
      { address: '/de_eu/news', reasons: [], data: [], around: [] },
    ])
  })
})
