import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderOnSite } from '../../../theme/testing/i18n'
import { keepSteps } from '../../../theme/testing/steps'
import { DraftsOfSite } from './drafts-of-site'

const draft = (list: string | null, title: string, path: string | null) => ({
  ...{ id: title, section: 'pages', list, slug: 'slug', title, path, published: path },
  ...{ state: 'changed', dateUpdated: '2026-05-02T10:00:00Z' },
})

/** The page of an entry, as the function answers. */
const page = {
  page: {
    componentChunkName: 'news',
    path: '/de_eu/neu',
    result: { data: {}, pageContext: {} },
    staticQueryHashes: [],
    slicesMap: {},
  },
  slices: {},
  draft: null,
  leftOut: [],
}

const fetchMock = jest.fn<Promise<unknown>, [string]>()
const respond = (body: unknown, status = 200) =>
  fetchMock.mockResolvedValueOnce({
    ...{ ok: status < 400, status, headers: new Headers() },
    json: () => Promise.resolve(body),
  })

let steps: readonly string[]
beforeEach(() => {
  fetchMock.mockReset()
  steps = keepSteps()
  Object.assign(window, { fetch: fetchMock })
  // jsdom has no time-outs of this kind.
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal })
})

test('drafts stand by the page that lists them, with state and date, and lead to their pages', async () => {
  respond({
    drafts: [
      draft(null, 'Über uns', '/de_eu/about'),
      draft('Aktuelles', 'Preis', '/de_eu/neu'),
      draft('Soziale Projekte', 'Schule', null),
    ],
  })
  renderOnSite(<DraftsOfSite token="a-1" />, 'de_eu')
  const news = await screen.findByRole('region', { name: 'Aktuelles' })
  expect(within(news).getByRole('link', { name: 'Preis' })).toHaveAttribute('href', '/de_eu/neu')
  expect(news).toHaveTextContent('geändert · 2.5.2026')
  const projects = screen.getByRole('region', { name: 'Soziale Projekte' })
  expect(within(projects).queryByRole('link')).toBeNull()
  expect(projects).toHaveTextContent('ohne eigene Seite')
  const pages = screen.getByRole('region', { name: 'Seiten' })
  expect(within(pages).getByRole('link', { name: 'Über uns' })).toBeInTheDocument()
})

test.each([
  [{ drafts: [] }, 200, 'Diese Website hat keine Entwürfe: Alles ist veröffentlicht.'],
  [{}, 403, 'Der Schlüssel dieser Vorschau ist falsch oder abgelaufen.'],
  [{}, 502, 'Der Inhaltsdienst antwortet nicht.'],
  ['Please log in', 200, 'Der Inhaltsdienst antwortet nicht.'],
])('of %j with %i it says that there is nothing, or why', async (body, status, text) => {
  respond(body, status)
  renderOnSite(<DraftsOfSite token="a-1" />, 'de_eu')
  expect(await screen.findByText(text)).toBeInTheDocument()
})

/** Fills in the form that opens an entry; `answer` is the function's answer. */
async function openEntry(section: string, slug: string, answer: unknown, status = 200) {
  respond({ drafts: [] })
  renderOnSite(<DraftsOfSite token="a-1" />, 'de_eu')
  const form = screen.getByRole('form', { name: 'Einen Eintrag öffnen' })
  if (section) await userEvent.type(within(form).getByLabelText('Bereich'), section)
  await userEvent.type(within(form).getByLabelText(/^Slug/), slug)
  respond(answer, status)
  await userEvent.click(within(form).getByRole('button', { name: 'Öffnen' }))
  return fetchMock.mock.calls.at(-1)?.[0]
}

test.each([
  ['newsAndEvents', 'preis', 'section=newsAndEvents&slug=preis'],
  ['', '4711', 'id=4711'],
])('an entry is opened by its name: section "%s", "%s"', async (section, slug, question) => {
  expect(await openEntry(section, slug, page)).toBe(`/api/preview?site=de_eu&${question}`)
  expect(steps).toEqual(['/de_eu/neu'])
})

test('an entry without a page is said to have none', async () => {
  await openEntry('charityProjects', 'schule', { error: {} }, 404)
  expect(screen.getByText(/gibt es auf dieser Website keine Seite/)).toBeInTheDocument()
  expect(steps).toEqual([])
})
