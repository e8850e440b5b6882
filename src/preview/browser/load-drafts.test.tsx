import { act, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { initialSession, showVersion, useSession, type PageState } from './session'
import type { GatsbyLoader, LoadedPage } from '../../gatsby-browser/loader'
import { loadCode } from './code'
import { loadDrafts } from './load-drafts'

const pageContext = { site: 'de_eu', route: 'products', i18n: {} }
const Template = ({ data }: { data?: { title: string } }) => <h1>{data?.title}</h1>

/** A published page as Gatsby's loader hands it out. */
const publishedPage = (path: string, title: string) => ({
  component: { default: Template },
  json: { data: { title }, pageContext },
  page: { path },
})
const notFound = publishedPage('/404.html', 'Not found')

/** The draft of a page in the session. */
const draftOf = (title: string, published: string | null): PageState => ({
  answer: {
    page: {
      componentChunkName: 'products',
      path: '/de_eu/products',
      result: { data: { title }, pageContext },
      staticQueryHashes: [],
      slicesMap: {},
    },
    slices: {},
    draft: { state: 'changed', published, changes: [] },
    leftOut: [],
  },
  etag: null,
  failure: null,
  heardAt: 0,
})
const noDraft: PageState = { answer: null, etag: null, failure: null, heardAt: null }

/** Gatsby's loader over published pages and drafts, as a preview changes it. */
function previewOf(
  pages: Readonly<Record<string, LoadedPage>>,
  states: Readonly<Record<string, PageState>>,
  ask = (path: string) => states[path] ?? noDraft,
): GatsbyLoader {
  const loader: GatsbyLoader = {
    loadPage: (path) => Promise.resolve(pages[path] ?? notFound),
    loadPageSync: () => undefined,
    enqueue: () => {
      throw new Error('Nothing is to be fetched ahead.')
    },
  }
  useSession.setState({ ...initialSession, pages: states })
  loadDrafts(loader, async (path) => {
    const state = ask(path)
    if (state.answer) await loadCode(state.answer)
    return state
  })
  return loader
}

const hasComponent = (
  loaded: LoadedPage | undefined,
): loaded is LoadedPage & { readonly component: ComponentType } =>
  loaded !== undefined && 'component' in loaded && typeof loaded.component === 'function'

/** Renders the loader's result, as Gatsby does. */
function show(loaded: LoadedPage | undefined) {
  if (!hasComponent(loaded)) throw new Error('Nothing was handed out.')
  render(<loaded.component />)
}
const title = () => screen.getByRole('heading').textContent

const path = '/de_eu/products'

beforeEach(() => {
  window.asyncRequires = {
    components: { products: () => Promise.resolve({ default: Template }) },
  }
})

test('a page is rendered with its draft, or as it is published', async () => {
  const loader = previewOf(
    { [path]: publishedPage(path, 'Published') },
    { [path]: draftOf('Draft', path) },
  )
  show(await loader.loadPage(`${path}?f=1#saws`))
  expect(title()).toBe('Draft')
  act(() => showVersion('published'))
  expect(title()).toBe('Published')
})

test('a draft that changes is shown in place', async () => {
  const loader = previewOf(
    { [path]: publishedPage(path, 'Published') },
    { [path]: draftOf('Draft', path) },
  )
  show(await loader.loadPage(path))
  const heading = screen.getByRole('heading')
  act(() => useSession.setState({ pages: { [path]: draftOf('Second draft', path) } }))
  expect(heading).toHaveTextContent('Second draft')
})

test('without a draft the published page stands there, until there is one', async () => {
  const loader = previewOf({ [path]: publishedPage(path, 'Published') }, {})
  const loaded = await loader.loadPage(path)
  show(loaded)
  expect(title()).toBe('Published')
  const draft = draftOf('Draft', path)
  if (draft.answer) await loadCode(draft.answer)
  act(() => useSession.setState({ pages: { [path]: draft } }))
  expect(title()).toBe('Draft')
})

test('a new page is compared with the not-found page of its site', async () => {
  const loader = previewOf(
    { '/de_eu/404': publishedPage('/de_eu/404', 'Nicht gefunden') },
    { [path]: draftOf('Draft', null) },
  )
  const loaded = await loader.loadPage(path)
  expect(loaded?.page?.path).toBe(path)
  show(loaded)
  act(() => showVersion('published'))
  expect(title()).toBe('Nicht gefunden')
})

test('a page that moves is compared with where it is published', async () => {
  const loader = previewOf(
    { '/de_eu/machines': publishedPage('/de_eu/machines', 'Published') },
    { [path]: draftOf('Draft', '/de_eu/machines') },
  )
  show(await loader.loadPage(path))
  act(() => showVersion('published'))
  expect(title()).toBe('Published')
})

test('where a page that moves is published is asked for, when the draft comes before that is known', async () => {
  const compared = draftOf('Draft', '/de_eu/machines')
  const answers = [{ ...compared, answer: compared.answer && { ...compared.answer, draft: null } }]
  const loader = previewOf(
    { '/de_eu/machines': publishedPage('/de_eu/machines', 'Published') },
    { [path]: compared },
    () => answers.shift() ?? compared,
  )
  show(await loader.loadPage(path))
  act(() => showVersion('published'))
  expect(title()).toBe('Published')
})

// @RD2.6
test.each([
  ['published', { [path]: publishedPage(path, 'Published') }, 'Published'],
  ['new', { '/de_eu/404': publishedPage('/de_eu/404', 'Nicht gefunden') }, 'Nicht gefunden'],
])(
  'Unknown guard: a page that is %s gives way to the error page with 500 and the guard’s name',
  async (_, pages, instead) => {
    const reason = 'de_eu: the entry "Fair" (landings/fair) names the guard "weekday".'
    const failure = { status: 500, isRemoved: false, faults: [{ field: 'guard', reason }] }
    const loaded = await previewOf(pages, { [path]: { ...noDraft, failure } }).loadPage(path)
    expect(loaded?.page?.path).toBe(path)
    show(loaded)
    expect(screen.getByText('500')).toBeInTheDocument()
    expect(screen.getByText(reason)).toHaveAttribute('lang', 'en')
    act(() => showVersion('published'))
    expect(title()).toBe(instead)
    act(() => showVersion('draft'))
    const draft = draftOf('Draft', null)
    if (draft.answer) await loadCode(draft.answer)
    act(() => useSession.setState({ pages: { [path]: draft } }))
    expect(title()).toBe('Draft')
  },
)

test('a failure of the function itself leaves the published page', async () => {
  const failure = { status: 500, isRemoved: false, faults: [] }
  const pages = { [path]: publishedPage(path, 'Published') }
  show(await previewOf(pages, { [path]: { ...noDraft, failure } }).loadPage(path))
  expect(title()).toBe('Published')
})

test('a page that is neither published nor a draft gets the not-found page', async () => {
  expect(await previewOf({}, {}).loadPage('/de_eu/nowhere')).toBe(notFound)
})

test('a page that has been shown is at hand, whatever the query', async () => {
  const loader = previewOf({}, { [path]: draftOf('Draft', null) })
  expect(loader.loadPageSync(path)).toBeUndefined()
  const loaded = await loader.loadPage(path)
  expect(loader.loadPageSync(`${path}?f=1`)).toBe(loaded)
})

test('nothing is fetched ahead', () => {
  expect(() => previewOf({}, {}).enqueue(path)).not.toThrow()
})
