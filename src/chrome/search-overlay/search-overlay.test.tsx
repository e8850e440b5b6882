import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadAreaMessages } from '../../sites'
import { renderOnSite } from '../../theme/testing/i18n'
import { answerOf, resultOf, searchCalls } from '../../theme/testing/search-function'
import { keepSteps } from '../../theme/testing/steps'
import { Portals } from '../layout/portals'
import { initialLayout, openOverlay, useLayout } from '../overlays/layout-store'
import { SearchOverlay } from './search-overlay'

/** Requirements 9: the debounce of the search. */
const DEBOUNCE_MS = 1000

let calls: ReturnType<typeof searchCalls>
const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) })
const wait = (ms: number) => act(async () => jest.advanceTimersByTime(ms))
const field = () => screen.getByRole('combobox', { name: 'Suche' })
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')

beforeAll(() => loadAreaMessages('search', 'de'))
let steps: readonly string[]
beforeEach(() => {
  calls = searchCalls()
  jest.useFakeTimers()
  steps = keepSteps()
  jest.spyOn(console, 'error').mockReturnValue()
  Element.prototype.scrollIntoView = jest.fn()
  // jsdom cannot follow links.
  document.addEventListener('click', follow)
  act(() => useLayout.setState(initialLayout))
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  document.removeEventListener('click', follow)
})
const followed: string[] = []
function follow(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a')
  if (!link) return
  followed.push(link.getAttribute('href') ?? '')
  event.preventDefault()
}

const open = async () => {
  followed.length = 0
  renderOnSite(
    <>
      <Portals />
      <SearchOverlay />
    </>,
    'de_eu',
  )
  act(() => openOverlay('search'))
  return screen.findByRole('dialog', { name: 'Was suchen Sie?' })
}
const openWith = async (...titles: string[]) => {
  const dialog = await open()
  await user.keyboard('arcus')
  await wait(DEBOUNCE_MS)
  await calls[0]?.answer(answerOf(titles))
  return dialog
}

test('opens as a dialog with the focus in the search bar', async () => {
  await open()
  expect(field()).toHaveFocus()
  expect(field()).toHaveAttribute('aria-expanded', 'false')
})

// @R9
test('asks once, a second after the last letter; until it is answered it is loading', async () => {
  await open()
  await user.keyboard('arc')
  await wait(DEBOUNCE_MS - 1)
  await user.keyboard('us ')
  expect(screen.getByRole('status')).toHaveTextContent('Suche läuft …')
  await wait(DEBOUNCE_MS - 1)
  expect(calls).toHaveLength(0)
  await wait(1)
  expect(calls.map(({ parameters }) => parameters)).toEqual([{ site: 'de_eu', query: 'arcus' }])
  expect(screen.getByRole('status')).toHaveTextContent('Suche läuft …')
  await calls[0]?.answer(answerOf(['Arcus 350']))
  expect(screen.getByRole('status')).toHaveTextContent(/^1 Vorschlag/)
})

test('offers at most four results, each with its section, and the way to all', async () => {
  await open()
  await user.keyboard('arcus')
  await wait(DEBOUNCE_MS)
  const pagination = { total: 23, count: 10, per_page: 10, current_page: 1, total_pages: 3 }
  const meta = { pagination: { ...pagination, links: { next: null, previous: null } } }
  await calls[0]?.answer(answerOf(['A', 'B', 'C', 'D', 'E'], meta))
  expect(options()).toEqual(['AMachines', 'BMachines', 'CMachines', 'DMachines'])
  expect(field()).toHaveAttribute('aria-expanded', 'true')
  const list = screen.getByRole('listbox', { name: 'Vorschläge' })
  expect(field()).toHaveAttribute('aria-controls', list.id)
  expect(screen.getByRole('link', { name: 'Alle Treffer (23)' })).toHaveAttribute(
    'href',
    '/de_eu/suche?query=arcus',
  )
})

test('suggestions lead to a single version, and to a release’s document in a new tab', async () => {
  await open()
  await user.keyboard('arcus')
  await wait(DEBOUNCE_MS)
  const data = [
    resultOf('Arcus', { versions: [{ code: 'A-5', title: 'Arcus, fünf Achsen' }] }),
    resultOf('Preis', { type: 'pressRelease', document: { url: '/api/document/preis.pdf' } }),
  ]
  await calls[0]?.answer({ data, meta: {} })
  const version = screen.getByRole('option', { name: /^Arcus, fünf Achsen/ })
  expect(version).toHaveAttribute('href', '/de_eu/products/saws/arcus?version=A-5')
  expect(version).not.toHaveAttribute('target')
  const release = screen.getByRole('option', { name: /öffnet in neuem Tab/ })
  expect(release).toHaveAttribute('href', '/api/document/preis.pdf')
  expect(release).toHaveAttribute('target', '_blank')
})

test('arrows go round the suggestions and the field; the focus stays in the field', async () => {
  await openWith('A', 'B')
  const round: (string | undefined)[] = []
  for (const key of ['{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowUp}', '{ArrowUp}']) {
    await user.keyboard(key)
    round.push(active()?.textContent ?? undefined)
  }
  expect(round).toEqual(['AMachines', 'BMachines', undefined, 'BMachines', 'AMachines'])
  expect(active()).toHaveAttribute('aria-selected', 'true')
  expect(field()).toHaveFocus()
  await user.keyboard('{Home}')
  expect(active()).toBeNull()
  await user.keyboard('{ArrowDown}{ArrowLeft}')
  expect(active()).toBeNull()
})

test('Enter follows the active suggestion, which clears the query', async () => {
  await openWith('A', 'B')
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(followed).toEqual(['/de_eu/products/saws/b'])
  expect(steps).toEqual([])
  expect(field()).toHaveValue('')
  expect(options()).toEqual([])
})

test('a click on a suggestion clears the query; one for another tab does not', async () => {
  await openWith('A', 'B')
  await user.keyboard('{Control>}')
  await user.click(screen.getByRole('option', { name: /^A/ }))
  await user.keyboard('{/Control}')
  expect(field()).toHaveValue('arcus')
  await user.click(screen.getByRole('option', { name: /^A/ }))
  expect(field()).toHaveValue('')
  expect(followed).toEqual(['/de_eu/products/saws/a', '/de_eu/products/saws/a'])
})

test('a suggestion of the page that is shown closes the overlay', async () => {
  window.history.replaceState(null, '', '/de_eu/products/saws/a')
  const dialog = await openWith('A')
  await user.click(screen.getByRole('option', { name: /^A/ }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  window.history.replaceState(null, '', '/')
})

test('Enter and the search button lead to the search page at once, with the query', async () => {
  await open()
  await user.keyboard(' Säge & Draht{Enter}')
  const address = '/de_eu/suche?query=S%C3%A4ge+%26+Draht'
  expect(steps).toEqual([address])
  await user.click(screen.getByRole('button', { name: 'Suche' }))
  expect(steps).toEqual([address, address])
  expect(calls).toHaveLength(0)
})

test('Enter that an input method uses is left to it', async () => {
  await openWith('A')
  await user.keyboard('{ArrowDown}')
  const event = new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true })
  act(() => void field().dispatchEvent(event))
  expect(followed).toEqual([])
})

test('without a query Enter leads nowhere', async () => {
  await open()
  await user.keyboard('  {Enter}')
  expect(steps).toEqual([])
})

test('a cleared query is loading no longer, and its answer shows nothing', async () => {
  await open()
  await user.keyboard('arcus')
  await wait(DEBOUNCE_MS)
  await user.click(screen.getByRole('button', { name: 'Suche leeren' }))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await calls[0]?.answer(answerOf(['A']))
  expect(options()).toEqual([])
  expect(field()).toHaveFocus()
})

test('Escape clears the field first, then closes the overlay', async () => {
  const dialog = await openWith('A')
  await user.keyboard('{Escape}')
  expect(field()).toHaveValue('')
  expect(options()).toEqual([])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
})

test('a failure is said, logged, and can be tried again', async () => {
  await open()
  await user.keyboard('arcus')
  await wait(DEBOUNCE_MS)
  await calls[0]?.fail()
  expect(screen.getByRole('alert')).toHaveTextContent('Die Suche antwortet zurzeit nicht.')
  expect(console.error).toHaveBeenCalledTimes(1)
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
  await calls[1]?.answer(answerOf(['A']))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(options()).toEqual(['AMachines'])
})

test('where nothing is found it says so, and how it may have been meant', async () => {
  await open()
  await user.keyboard('<b>sge')
  await wait(DEBOUNCE_MS)
  await calls[0]?.answer(answerOf([], { suggestion: 'säge' }))
  expect(screen.getByRole('status')).toHaveTextContent('Keine Treffer')
  expect(screen.getByRole('link', { name: 'säge' })).toHaveAttribute(
    'href',
    '/de_eu/suche?query=s%C3%A4ge',
  )
  expect(field()).toHaveAttribute('aria-expanded', 'false')
})
