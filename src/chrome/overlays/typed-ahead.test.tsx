import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderOnSite } from '../../theme/testing/i18n'
import { useInertPage } from '../layout/use-inert-page'
import { initialLayout, toggleOverlay, useLayout } from './layout-store'
import { lazyPanel } from './lazy-panel'
import { StandIn } from './stand-in'
import { display } from './testing/displayed'
import { useOverlay } from './use-overlay'

function Panel() {
  const { ref } = useOverlay<HTMLDivElement>('search')
  const [query, setQuery] = useState('')
  return (
    <div ref={ref} role="dialog" tabIndex={-1}>
      <input
        aria-label="Words"
        data-first-focus
        value={query}
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
      />
      <output>{query}</output>
    </div>
  )
}

/** A page with a search; the test decides when its code arrives. */
function show() {
  let send: () => void = () => undefined
  const code = new Promise<typeof Panel>((resolve) => (send = () => resolve(Panel)))
  const { LazyPanel } = lazyPanel(() => code)
  function Page() {
    useInertPage('/')
    const isOpen = useLayout(({ open }) => open === 'search')
    return (
      <>
        <button type="button" data-opens="search" onClick={() => toggleOverlay('search')}>
          Search
        </button>
        <StandIn overlay="search" action="/search" name="query" label="Find" placeholder="" />
        {isOpen && <LazyPanel />}
      </>
    )
  }
  renderOnSite(<Page />, 'ww')
  return () => act(async () => send())
}

const opener = () => screen.getByRole('button', { name: 'Search' })
const standIn = () => screen.queryByRole('textbox', { name: 'Find' })
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Words' })

beforeEach(() => {
  display()
  act(() => useLayout.setState(initialLayout))
})
afterEach(() => jest.restoreAllMocks())

test('text that is typed before the overlay is there stands in its field, with the caret, and counts', async () => {
  const user = userEvent.setup()
  const send = show()
  await user.click(opener())
  expect(standIn()).toHaveFocus()
  await user.keyboard('acus{ArrowLeft}{ArrowLeft}{ArrowLeft}r')
  await send()
  await waitFor(async () => expect(await field()).toHaveFocus())
  expect(await field()).toHaveValue('arcus')
  expect((await field()).selectionStart).toBe(2)
  expect(screen.getByRole('status')).toHaveTextContent('arcus')
  expect(standIn()).toBeNull()
  await user.keyboard('m')
  expect(screen.getByRole('status')).toHaveTextContent('armcus')
})

test('Escape ends it, forgets what was typed, and gives the focus back', async () => {
  const user = userEvent.setup()
  const send = show()
  await user.click(opener())
  await user.keyboard('arcus{Escape}')
  expect(standIn()).toBeNull()
  expect(opener()).toHaveFocus()
  await send()
  await user.click(opener())
  expect(await field()).toHaveValue('')
})

test('a press before the script: the focus returns to the opener, not to what stands in', async () => {
  const user = userEvent.setup()
  const send = show()
  const [place] = document.forms
  if (!place) throw new Error('There is no form.')
  place.hidden = false
  standIn()?.focus()
  await user.keyboard('arcus')
  act(() => opener().click())
  await send()
  await waitFor(async () => expect(await field()).toHaveValue('arcus'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(opener()).toHaveFocus())
})
