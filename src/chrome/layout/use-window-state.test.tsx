import { act, render } from '@testing-library/react'
import { observeByHand } from '../../theme/testing/intersection-observer'
import { initialLayout, useLayout } from '../overlays/layout-store'
import { useWindowState } from './use-window-state'

beforeEach(() => {
  useLayout.setState(initialLayout)
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

function Page() {
  useWindowState('ww')
  return <footer>Example</footer>
}

// @R3.10
test('the layout knows how wide the window is, once it has come to rest', () => {
  observeByHand()
  window.innerWidth = 1440
  render(<Page />)
  expect(useLayout.getState().breakpoint).toBe('xxlarge')
  window.innerWidth = 800
  act(() => void window.dispatchEvent(new Event('resize')))
  expect(useLayout.getState().breakpoint).toBe('xxlarge')
  act(() => {
    jest.advanceTimersByTime(150)
  })
  expect(useLayout.getState().breakpoint).toBe('medium')
})

test('the footer of the page is observed', () => {
  const { watches } = observeByHand()
  render(<Page />)
  expect(watches.map(({ element }) => element.tagName)).toEqual(['FOOTER'])
})
