import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { initialLayout, openOverlay, toggleOverlay, useLayout } from './layout-store'
import { OverlayDisclosure } from './overlay-disclosure'
import { display } from './testing/displayed'

beforeEach(() => {
  useLayout.setState(initialLayout)
  display()
})
afterEach(() => jest.restoreAllMocks())

const onIntent = jest.fn()
const Menu = () => (
  <>
    <OverlayDisclosure
      name="userMenu"
      summary="Login"
      summaryClass=""
      panelClass=""
      label="Portals"
      onIntent={onIntent}
    >
      <p>Content</p>
    </OverlayDisclosure>
    <p>Elsewhere</p>
    <button type="button" onClick={() => toggleOverlay('form')}>
      Talk
    </button>
    <button type="button" onClick={() => openOverlay('userMenu')}>
      From afar
    </button>
  </>
)
const open = () => useLayout.getState().open
const panel = () => screen.getByRole('group', { name: 'Portals', hidden: true })

test('its control opens and closes it', async () => {
  render(<Menu />)
  expect(panel()).not.toBeVisible()
  await userEvent.click(screen.getByText('Login'))
  expect(panel()).toBeVisible()
  expect(panel()).toHaveFocus()
  await userEvent.click(screen.getByText('Login'))
  expect(panel()).not.toBeVisible()
})

test('the panel is left out of the frame in which it opens, and comes after it', async () => {
  render(<Menu />)
  const isLeftOut: boolean[] = []
  const observer = new MutationObserver((records) => {
    for (const { oldValue } of records) isLeftOut.push(oldValue === null)
  })
  observer.observe(panel(), { attributeFilter: ['hidden'], attributeOldValue: true })
  await userEvent.click(screen.getByText('Login'))
  expect(isLeftOut).toEqual([true, false])
  observer.disconnect()
})

test('is dark', () => {
  render(<Menu />)
  expect(panel()).toHaveAttribute('data-tone', 'dark')
})

test('Escape closes it, and the focus returns to its control', async () => {
  render(<Menu />)
  act(() => openOverlay('userMenu'))
  await userEvent.keyboard('{Escape}')
  expect(panel()).not.toBeVisible()
  expect(screen.getByText('Login')).toHaveFocus()
})

test('a click elsewhere closes it, one in it does not', async () => {
  render(<Menu />)
  await userEvent.click(screen.getByText('Login'))
  await userEvent.click(screen.getByText('Content'))
  expect(panel()).toBeVisible()
  await userEvent.click(screen.getByText('Elsewhere'))
  expect(panel()).not.toBeVisible()
})

test('a click elsewhere that opens something leaves that open', async () => {
  render(<Menu />)
  await userEvent.click(screen.getByText('Login'))
  await userEvent.click(screen.getByText('Talk'))
  expect(open()).toBe('form')
})

test('the click that opens it from elsewhere does not close it', async () => {
  render(<Menu />)
  await userEvent.click(screen.getByText('From afar'))
  expect(open()).toBe('userMenu')
})

test('tells when a visitor may be about to use it', async () => {
  render(<Menu />)
  await userEvent.hover(screen.getByText('Login'))
  expect(onIntent).toHaveBeenCalled()
})

test('an overlay that the browser opened before the script came stays open', () => {
  const { container, unmount } = render(<Menu />)
  const page = document.createElement('div')
  page.innerHTML = container.innerHTML
  unmount()
  document.body.append(page)
  page.querySelector('details')?.setAttribute('open', '')
  render(<Menu />, { container: page, hydrate: true })
  expect(open()).toBe('userMenu')
  expect(panel()).toBeVisible()
})
