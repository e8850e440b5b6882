import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadAreaMessages } from '../../sites'
import { renderOnSite, sendOnSite } from '../../theme/testing/i18n'
import { answerOf, resultOf, searchCalls } from '../../theme/testing/search-function'
import { keepSteps } from '../../theme/testing/steps'
import { SearchPage } from './search-page'
import { searchPageProps } from './search-props'

const data: Queries.SearchPageQuery = {
  website: { siteMetadata: { siteUrl: 'https://www.example.com' } },
  company: { shortName: 'Acme', emails: [], phones: [] },
  defaults: { title: 'Acme', suffix: 'Acme', description: null, ogImage: null },
  trail: { nodes: [{ section: 'home', title: 'Acme' }] },
  entry: null,
  sections: {
    nodes: [
      { section: 'services', title: 'Servizi' },
      { section: 'history', title: 'Storia' },
      { section: 'products', title: 'Prodotti' },
    ],
  },
  categories: {
    nodes: [
      { code: 'SAW', title: 'Frese', slug: 'frese', abstract: null, image: null },
      { code: 'NEW', title: 'Nuove', slug: 'nuove', abstract: null, image: null },
    ],
  },
  counts: { group: [{ code: 'SAW', count: 4 }] },
}
const searchPage = <SearchPage {...searchPageProps(data, 'it_eu')} />
const renderPage = () => renderOnSite(searchPage, 'it_eu')
const field = () => screen.getByRole('searchbox', { name: 'Cerca' })

const items = () => {
  const list = document.querySelector<HTMLElement>('[data-search-results] > ol')
  return list ? within(list).getAllByRole('listitem') : []
}
const hrefs = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
const paged = (current_page: number, total_pages: number) => ({
  ...{ total: 21, count: 10, per_page: 10, current_page, total_pages },
  links: { next: null, previous: null },
})

let calls: ReturnType<typeof searchCalls>

/** The address has changed, as the router would have it. */
const visited = (search: string) =>
  act(async () => {
    window.history.replaceState(null, '', `/it_eu/ricerca${search}`)
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
async function visit(search: string): Promise<void> {
  window.history.replaceState(null, '', `/it_eu/ricerca${search}`)
  renderPage()
  await act(async () => undefined)
}

beforeAll(() => loadAreaMessages('search', 'it'))
let steps: readonly string[]
beforeEach(() => {
  calls = searchCalls()
  steps = keepSteps()
  jest.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  jest.restoreAllMocks()
  window.history.replaceState(null, '', '/')
})

test('is a form that works without a script', () => {
  renderPage()
  expect(screen.getByRole('search')).toHaveAttribute('action', '/api/search-page/it_eu')
  expect(field()).toHaveAttribute('name', 'query')
  expect(screen.getByRole('button', { name: 'Cerca' })).toHaveAttribute('type', 'submit')
})

test('takes its words from the address and puts them there', async () => {
  await visit('?query=filo%20diamantato')
  expect(field()).toHaveValue('filo diamantato')
  await userEvent.clear(field())
  await userEvent.type(field(), 'acqua & olio{Enter}')
  expect(steps.at(-1)).toBe('/it_eu/ricerca?query=acqua+%26+olio')
  await userEvent.clear(field())
  await userEvent.click(screen.getByRole('button', { name: 'Cerca' }))
  expect(steps.at(-1)).toBe('/it_eu/ricerca')
})

test('leads on to categories that hold machines and to the main sections', () => {
  renderPage()
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/it_eu', '/it_eu/products/frese', '/it_eu/products', '/it_eu/services'])
  expect(calls).toEqual([])
})

test('asks for what the address says, and says that it is on its way', async () => {
  await visit('?query=filo&section=machines&page=2')
  expect(calls.map(({ parameters }) => parameters)).toEqual([
    { site: 'it_eu', query: 'filo', section: 'machines', page: '2' },
  ])
  expect(screen.getByRole('status')).toHaveTextContent('Ricerca in corso…')
})

test('lists what is found: title, section and text, with the words marked', async () => {
  await visit('?query=filò')
  const data = [
    resultOf('Filum 8', { label: 'Macchine', abstract: 'Taglia con un filo <b>diamantato</b>.' }),
    resultOf('Premio', { type: 'pressRelease', document: { url: '/api/document/premio.pdf' } }),
  ]
  await calls[0]?.answer({ data, meta: {} })
  expect(screen.getByRole('heading', { level: 2, name: '2 risultati' })).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('2 risultati')
  const [first, second] = items()
  expect(first).toHaveTextContent('MacchineFilum 8Taglia con un filo <b>diamantato</b>.')
  expect(first?.querySelector('mark')).toHaveTextContent(/^filo$/)
  expect(screen.getByRole('link', { name: 'Filum 8' })).toHaveAttribute(
    'href',
    '/it_eu/products/saws/filum-8',
  )
  expect(second).toHaveTextContent('si apre in una nuova scheda')
  expect(screen.getByRole('link', { name: 'Premio' })).toHaveAttribute('target', '_blank')
})

test('is narrowed to a section and turned by links with addresses of their own', async () => {
  await visit('?query=filo&section=machines&page=2')
  const sections = [
    { section: 'machines', label: 'Macchine', count: 21 },
    { section: 'faq', label: 'Domande', count: 2 },
  ]
  await calls[0]?.answer(answerOf(['A'], { pagination: paged(2, 3), sections }))
  const filter = screen.getByRole('navigation', { name: 'Risultati per sezione' })
  expect(hrefs(filter)).toEqual([
    ['Tutti 23', '/it_eu/ricerca?query=filo'],
    ['Macchine 21', '/it_eu/ricerca?query=filo&section=machines'],
    ['Domande 2', '/it_eu/ricerca?query=filo&section=faq'],
  ])
  expect(within(filter).getByRole('link', { current: true })).toHaveTextContent('Macchine')
  const pages = screen.getByRole('navigation', { name: 'Pagine dei risultati' })
  expect(hrefs(pages)).toEqual([
    ['Pagina precedente', '/it_eu/ricerca?query=filo&section=machines'],
    ['Pagina successiva', '/it_eu/ricerca?query=filo&section=machines&page=3'],
  ])
  expect(screen.getByText('Pagina 2 di 3')).toBeInTheDocument()
})

test('of many sections the largest stand at once, and the chosen one is never hidden', async () => {
  await visit('?query=filo&section=s0')
  const sections = Array.from({ length: 8 }, (_, index) => ({
    section: `s${index}`,
    label: `Sezione ${index}`,
    count: index + 1,
  }))
  await calls[0]?.answer(answerOf(['A'], { sections }))
  const fold = screen.getByText('Altre sezioni').closest('details')
  expect(fold).toHaveAttribute('open')
  expect(fold && hrefs(fold).map(([text]) => text)).toEqual(['Sezione 0 1', 'Sezione 1 2'])
  const filter = screen.getByRole('navigation', { name: 'Risultati per sezione' })
  expect(hrefs(filter).map(([text]) => text)).toHaveLength(9)
})

test('a visitor who turns the page goes on at the count of its results', async () => {
  await visit('?query=filo')
  await calls[0]?.answer(answerOf(['A'], { pagination: paged(1, 2) }))
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await userEvent.click(screen.getByRole('link', { name: 'Pagina successiva' }))
  await visited('?query=filo&page=2')
  expect(items()).toHaveLength(1)
  await calls[1]?.answer(answerOf(['B'], { pagination: paged(2, 2) }))
  expect(items().map(({ textContent }) => textContent)).toEqual(['MachinesB'])
  expect(screen.getByRole('heading', { level: 2, name: '21 risultati' })).toHaveFocus()
})

test('has neither sections nor pages where the service does not tell them', async () => {
  await visit('?query=filo')
  await calls[0]?.answer(answerOf(['A']))
  expect(screen.queryByRole('navigation', { name: /Risultati|Pagine/ })).not.toBeInTheDocument()
})

test('where nothing is found there are ways on', async () => {
  await visit('?query=flio')
  await calls[0]?.answer(answerOf([], { suggestion: 'filo' }))
  expect(screen.getByRole('heading', { level: 2, name: 'Nessun risultato' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'filo' })).toHaveAttribute(
    'href',
    '/it_eu/ricerca?query=filo',
  )
  expect(screen.getByRole('button', { name: 'Parliamone' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Frese' })).toBeInTheDocument()
})

test('a failure says so; the button and the bar try again', async () => {
  await visit('?query=filo')
  await calls[0]?.fail()
  expect(screen.getByRole('alert')).toHaveTextContent('Al momento la ricerca non risponde.')
  await userEvent.type(field(), '{Enter}')
  await calls[1]?.fail()
  expect(steps).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }))
  await calls[2]?.answer(answerOf(['A']))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(items()).toHaveLength(1)
})

test('the results of the function stay until there are others, with the focus', async () => {
  const page = sendOnSite(searchPage, 'it_eu')
  const place = page.querySelector('[data-search-results]')
  if (place) place.innerHTML = '<a href="/it_eu/products/saws/filum-8">Filum 8</a>'
  const link = screen.getByRole('link', { name: 'Filum 8' })
  link.focus()
  window.history.replaceState(null, '', '/it_eu/ricerca?query=filo')
  renderOnSite(searchPage, 'it_eu', { container: page, hydrate: true })
  await act(async () => undefined)
  expect(screen.getByRole('link', { name: 'Filum 8' })).toBe(link)
  await calls[0]?.answer(answerOf(['Filum 8']))
  expect(page.contains(link)).toBe(false)
  expect(screen.getByRole('link', { name: 'Filum 8' })).toHaveFocus()
  page.remove()
})
