import { act, fireEvent, screen } from '@testing-library/react'
import { renderOnSite } from '../../theme/testing/i18n'
import { WideTable } from './wide-table'

/** The box as a browser lays it out: how wide it is, and how wide the table in it. */
function layOut(box: number, table: number): void {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(box)
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(table)
}
afterEach(() => jest.restoreAllMocks())

const show = () =>
  renderOnSite(
    <WideTable label="Figures" hint="More aside" names={() => <th scope="col">Arcus</th>}>
      <tbody />
    </WideTable>,
  )
const box = () => screen.getByRole('region', { name: 'Figures' })

// @RD9.2
test('tells how it stands with what is aside, also after scrolling and resizing', () => {
  layOut(350, 600)
  show()
  expect(box()).toHaveAttribute('data-aside', 'ahead')
  box().scrollLeft = 250
  fireEvent.scroll(box())
  expect(box()).toHaveAttribute('data-aside', 'passed')
  expect(screen.getByText(/More aside/)).toHaveAttribute('data-aside', 'passed')
  layOut(700, 700)
  jest.useFakeTimers()
  fireEvent(window, new Event('resize'))
  act(() => jest.advanceTimersByTime(149))
  expect(box()).toHaveAttribute('data-aside', 'passed')
  act(() => jest.advanceTimersByTime(1))
  jest.useRealTimers()
  expect(box()).toHaveAttribute('data-aside', 'none')
})

test('a fraction of a pixel is nothing to scroll for', () => {
  layOut(350, 351)
  show()
  expect(box()).toHaveAttribute('data-aside', 'none')
})

test('is a named box that the keyboard reaches', () => {
  show()
  expect(box()).toHaveAttribute('tabindex', '0')
})
