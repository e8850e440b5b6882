import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect } from 'react'
import { closeOverlay, initialLayout, openOverlay, useLayout } from '../overlays/layout-store'
import { OverlayDisclosure } from '../overlays/overlay-disclosure'
import { display } from '../overlays/testing/displayed'
import { useOverlay } from '../overlays/use-overlay'
import { useInertPage } from './use-inert-page'

beforeEach(() => {
  useLayout.setState(initialLayout)
  display()
})
afterEach(() => jest.restoreAllMocks())

function Talk() {
  const { ref } = useOverlay<HTMLDivElement>('form')
  return <div ref={ref} role="dialog" aria-label="Talk" tabIndex={-1} />
}

function Page({ path, talk = false }: { path: string; talk?: boolean }) {
  useInertPage(path)
  return (
    <>
      <header>
        <OverlayDisclosure
          name="userMenu"
          summary="Login"
          summaryClass=""
          panelClass=""
          label="Portals"
        >
          Content
        </OverlayDisclosure>
      </header>
      <main data-behind>
        <button type="button" onClick={() => openOverlay('userMenu')}>
          In the page
        </button>
      </main>
      <footer data-behind />
      {talk && <Talk />}
    </>
  )
}
const behind = () => [...document.querySelectorAll<HTMLElement>('[data-behind]')]
const isInert = () => behind().map(({ inert }) => inert)
const named = () => document.documentElement.dataset.overlay

test('while an overlay is open the page is inert, and the root element names it', () => {
  render(<Page path="/a" />)
  act(() => openOverlay('userMenu'))
  expect(isInert()).toEqual([true, true])
  expect(named()).toBe('userMenu')
  act(() => openOverlay('search'))
  expect(isInert()).toEqual([true, true])
  expect(named()).toBe('search')
  act(() => closeOverlay('search'))
  expect(isInert()).toEqual([false, false])
  expect(named()).toBeUndefined()
})

test('the page is free again before the focus returns to it', async () => {
  render(<Page path="/a" />)
  const opener = screen.getByRole('button', { name: 'In the page' })
  await userEvent.click(opener)
  const whenFocused: boolean[] = []
  opener.addEventListener('focus', () => whenFocused.push(...isInert()))
  await userEvent.keyboard('{Escape}')
  expect(opener).toHaveFocus()
  expect(whenFocused).toEqual([false, false])
})

test('the focus returns to the page from an overlay that came late', async () => {
  const { rerender } = render(<Page path="/a" talk={false} />)
  const opener = screen.getByRole('button', { name: 'In the page' })
  act(() => opener.focus())
  act(() => openOverlay('form'))
  act(() => opener.blur())
  rerender(<Page path="/a" talk />)
  expect(screen.getByRole('dialog')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(opener).toHaveFocus()
})

test('the focus returns to where it was before the main menu covered a form', async () => {
  render(<Page path="/a" talk />)
  const opener = screen.getByRole('button', { name: 'In the page' })
  act(() => opener.focus())
  act(() => openOverlay('form'))
  act(() => openOverlay('mainMenu'))
  act(() => closeOverlay('mainMenu'))
  await userEvent.keyboard('{Escape}')
  expect(opener).toHaveFocus()
})

test('navigating to another page closes what is open', () => {
  const { rerender } = render(<Page path="/a" />)
  act(() => openOverlay('userMenu'))
  rerender(<Page path="/a" />)
  expect(useLayout.getState().open).toBe('userMenu')
  rerender(<Page path="/b" />)
  expect(useLayout.getState().open).toBeNull()
})

test('an open overlay is closed with the new page, not after it', () => {
  const open: unknown[] = []
  function Content({ path }: { path: string }) {
    useLayoutEffect(() => void open.push(useLayout.getState().open), [path])
    return <Page path={path} />
  }
  const { rerender } = render(<Content path="/a" />)
  act(() => openOverlay('userMenu'))
  rerender(<Content path="/b" />)
  expect(open).toEqual([null, null])
})

test('navigating to a page of another layout leaves nothing behind', () => {
  const { unmount } = render(<Page path="/a" />)
  act(() => openOverlay('userMenu'))
  unmount()
  expect(useLayout.getState().open).toBeNull()
  expect(named()).toBeUndefined()
})

test('Escape closes an overlay that is not there yet to hear it', async () => {
  render(<Page path="/a" />)
  const opener = screen.getByRole('button', { name: 'In the page' })
  opener.focus()
  act(() => openOverlay('form'))
  document.querySelector('summary')?.focus()
  await userEvent.keyboard('{Escape}')
  expect(useLayout.getState().open).toBeNull()
  expect(opener).toHaveFocus()
})

test('Escape closes one overlay, and not what it covered too', async () => {
  render(<Page path="/a" />)
  act(() => openOverlay('form'))
  act(() => openOverlay('mainMenu'))
  await userEvent.keyboard('{Escape}')
  expect(useLayout.getState()).toMatchObject({ open: 'form', covered: null })
})
