import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useInertPage } from '../layout/use-inert-page'
import { closeOverlay, initialLayout, openOverlay, toggleOverlay, useLayout } from './layout-store'
import { display } from './testing/displayed'
import { useOverlay } from './use-overlay'

beforeEach(() => {
  useLayout.setState(initialLayout)
  display()
})
afterEach(() => jest.restoreAllMocks())

function Panel({ first = false }: { first?: boolean }) {
  const { ref, isOpen } = useOverlay<HTMLDivElement>('search')
  return (
    <div ref={ref} role="dialog" aria-label="Panel" tabIndex={-1} hidden={!isOpen}>
      <button type="button">Plain</button>
      <button type="button" data-first-focus={first || undefined}>
        Wanted
      </button>
    </div>
  )
}

function Page({ first = false }: { first?: boolean }) {
  useInertPage('/')
  return (
    <>
      <button type="button" data-opens="search" onClick={() => toggleOverlay('search')}>
        Search
      </button>
      <button type="button" onClick={() => openOverlay('search')}>
        Elsewhere
      </button>
      <Panel first={first} />
    </>
  )
}
const button = (name: string) => screen.getByRole('button', { name })

test('the panel takes the focus when it opens', async () => {
  render(<Page />)
  await userEvent.click(button('Search'))
  expect(screen.getByRole('dialog', { name: 'Panel' })).toHaveFocus()
})

test('a marked element in it takes the focus in its place', async () => {
  render(<Page first />)
  await userEvent.click(button('Search'))
  expect(button('Wanted')).toHaveFocus()
})

test('Escape closes it, and the focus returns to what opened it', async () => {
  render(<Page />)
  await userEvent.click(button('Elsewhere'))
  await userEvent.keyboard('{Escape}')
  expect(useLayout.getState().open).toBeNull()
  expect(button('Elsewhere')).toHaveFocus()
})

test('Escape that something in it has used does not close it', async () => {
  render(<Page />)
  await userEvent.click(button('Search'))
  button('Plain').addEventListener('keydown', (event) => event.preventDefault())
  button('Plain').focus()
  await userEvent.keyboard('{Escape}')
  expect(useLayout.getState().open).toBe('search')
})

test('the focus returns to the control of the overlay when nothing had it before', () => {
  render(<Page />)
  act(() => openOverlay('search'))
  act(() => closeOverlay('search'))
  expect(button('Search')).toHaveFocus()
})

test('the focus returns to the control of the overlay when what opened it is not seen any more', async () => {
  render(<Page />)
  await userEvent.click(button('Elsewhere'))
  display((element) => element !== screen.getByText('Elsewhere'))
  await userEvent.keyboard('{Escape}')
  expect(button('Search')).toHaveFocus()
})

test('the focus stays where a visitor has put it meanwhile', async () => {
  render(<Page />)
  await userEvent.click(button('Search'))
  act(() => button('Elsewhere').focus())
  act(() => closeOverlay('search'))
  expect(button('Elsewhere')).toHaveFocus()
})
