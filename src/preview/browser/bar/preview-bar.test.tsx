import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PageAnswer } from '../../protocol'
import type { Failure } from '../ask'
import { initialSession, useSession, visit, type PageState } from '../session'
import { PreviewBar } from './preview-bar'

const answer: PageAnswer = {
  page: {
    componentChunkName: 'home',
    path: '/de_eu',
    result: { data: {}, pageContext: {} },
    staticQueryHashes: [],
    slicesMap: {},
  },
  slices: {},
  draft: {
    state: 'changed',
    published: '/de_eu',
    changes: [{ field: 'blocks.0.title', before: 'Sägen', after: 'Brückensägen' }],
  },
  leftOut: [],
}
const heardAt = new Date(2026, 4, 1, 14, 3, 22).getTime()
const ready: PageState = { answer, etag: null, failure: null, heardAt }
const failed = (failure: Partial<Failure>): PageState => ({
  answer: null,
  etag: null,
  failure: { status: 0, isRemoved: false, faults: [], ...failure },
  heardAt: null,
})

const askAgain = jest.fn()
const show = (state: PageState, path = '/de_eu') =>
  act(() => useSession.setState({ path, pages: { [path]: state } }))
const bar = (name = 'Vorschau') => screen.getByRole('region', { name })
const button = (name: string) => within(bar()).getByRole('button', { name })

beforeEach(() => {
  askAgain.mockReset()
  useSession.setState({ ...initialSession, path: '/de_eu' }, true)
  render(<PreviewBar askAgain={askAgain} />)
  show(ready)
})

test('says which site is shown, what has become of the draft, and when it was asked for', () => {
  expect(bar()).toHaveTextContent('Deutsch EU')
  expect(bar()).toHaveTextContent('Stand 14:03:22')
  const [, state] = within(bar()).getAllByRole('status')
  expect(state).toHaveTextContent('Geändert, noch nicht veröffentlicht.')
  expect(bar()).toHaveAttribute('lang', 'de-DE')
})

test.each([
  ['/it_eu', 'Anteprima', 'Italiano EU'],
  ['/news-and-events', 'Preview', 'English WW'],
  ['/pt_sa', 'Pré-visualização', 'Português SA'],
])('on %s it names the site as the menu of sites does', (path, name, site) => {
  show(ready, path)
  expect(within(bar(name)).getByText(site)).toBeInTheDocument()
})

test.each([
  ['/it_eu', 'Anteprima', 'Modificata, non ancora pubblicata.'],
  ['/news-and-events', 'Preview', 'Changed, not yet published.'],
  ['/fr_eu', 'Aperçu', 'Modifiée, pas encore publiée.'],
  ['/es_sa', 'Vista previa', 'Modificada, aún no publicada.'],
  ['/pt_eu', 'Pré-visualização', 'Alterada, ainda não publicada.'],
])('on %s it speaks the language of the page', (path, name, state) => {
  show(ready, path)
  expect(bar(name)).toHaveTextContent(state)
})

test('a draft that is not compared yet is said to be one', () => {
  show({ ...ready, answer: { ...answer, draft: null } })
  expect(bar()).toHaveTextContent('Entwurf. Er wird verglichen …')
  expect(within(bar()).queryByRole('button', { name: /Änderungen/ })).toBeNull()
})

test('draft and published version are compared', async () => {
  expect(button('Entwurf')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(button('Veröffentlicht'))
  expect(useSession.getState().version).toBe('published')
  expect(button('Entwurf')).toHaveAttribute('aria-pressed', 'false')
})

test('changes are listed field by field, in words', async () => {
  const opener = button('Änderungen (1)')
  expect(opener).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(opener)
  expect(opener).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('term')).toHaveTextContent('Abschnitt 1 · Titel')
  expect(screen.getByRole('deletion')).toHaveTextContent('Sägen')
  expect(screen.getByRole('insertion')).toHaveTextContent('Brückensägen')
})

test('changes are marked on the page when asked, and no longer on another page', async () => {
  render(
    <main>
      <h1>Brückensägen</h1>
    </main>,
  )
  await userEvent.click(button('Auf der Seite markieren'))
  expect(bar()).toHaveTextContent('Auf der Seite markiert: 1')
  expect(screen.getByRole('heading')).toHaveAttribute('data-preview-changed')
  act(() => visit('/de_eu/products'))
  expect(screen.getByRole('heading')).not.toHaveAttribute('data-preview-changed')
})

test('the page is asked for again', async () => {
  await userEvent.click(button('Neu laden'))
  expect(askAgain).toHaveBeenCalledWith('/de_eu')
})

test.each([
  [{ status: 403 }, 'Der Schlüssel dieser Vorschau ist falsch oder abgelaufen.'],
  [{ status: 404 }, 'Von dieser Seite gibt es keinen Entwurf.'],
  [{ status: 404, isRemoved: true }, 'Diese Seite ist zurückgezogen oder gelöscht.'],
  [{ status: 502 }, 'Der Inhaltsdienst antwortet nicht. Sie sehen die veröffentlichte Seite.'],
  [{ status: 504 }, 'Der Inhaltsdienst antwortet nicht.'],
  [{ status: 0 }, 'Der Inhaltsdienst antwortet nicht.'],
])('of %j it says why no draft is shown', (failure, reason) => {
  show(failed(failure))
  expect(bar()).toHaveTextContent(reason)
  expect(within(bar()).queryByRole('group')).toBeNull()
})

test('a draft that stays although nothing answers any more is not called published', () => {
  show({ ...ready, failure: { status: 502, isRemoved: false, faults: [] } })
  expect(bar()).toHaveTextContent('Sie sehen den Entwurf, wie er war.')
})

test('a draft that breaks the contract: field and reason', () => {
  show(failed({ status: 422, faults: [{ field: 'blocks.1.title', reason: 'is missing' }] }))
  expect(within(bar()).getByRole('listitem')).toHaveTextContent('blocks.1.title is missing')
})

test('a page that has moved: the way there', () => {
  show({ ...ready, answer: { ...answer, page: { ...answer.page, path: '/de_eu/products' } } })
  expect(within(bar()).getByRole('link', { name: 'Dort öffnen' })).toHaveAttribute(
    'href',
    '/de_eu/products',
  )
})

test('fields that are missing on the page, because they break the contract', () => {
  show({ ...ready, answer: { ...answer, leftOut: [{ field: 'title', reason: 'is missing' }] } })
  expect(bar()).toHaveTextContent('Weggelassen, weil es nicht die vereinbarte Form hat:')
  expect(within(bar()).getByRole('listitem')).toHaveTextContent('title is missing')
})
