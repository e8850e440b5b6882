import { fireEvent, render, screen } from '@testing-library/react'
import { watchLinksInView } from './links-in-view'

const lookedAt = jest.fn((_link: Element) => undefined)
const names = () => lookedAt.mock.calls.map(([link]) => link.textContent)

/** Puts a link to a place of the screen, which is 768 px high here. */
const place = (name: string, top: number, height = 40) =>
  jest
    .spyOn(screen.getByText(name), 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, top, 100, height))

beforeAll(() => watchLinksInView(lookedAt))
beforeEach(() => {
  jest.useFakeTimers()
  lookedAt.mockClear()
  render(
    <>
      <a href="/menu">menu</a>
      <main>
        <a href="/above">above</a>
        <a href="/first">first</a>
        <a href="/last">last</a>
        <a href="/hidden">hidden</a>
        <a href="/below">below</a>
      </main>
    </>,
  )
  place('menu', 0)
  place('above', -50)
  place('first', -20)
  place('last', 767)
  place('hidden', 0, 0)
  place('below', 768)
})
afterEach(() => jest.useRealTimers())

test('links of the content that are on the screen are looked at when a visitor is still', () => {
  fireEvent.scroll(window)
  jest.advanceTimersByTime(400)
  fireEvent.scroll(window)
  jest.advanceTimersByTime(400)
  expect(names()).toEqual([])
  jest.advanceTimersByTime(100)
  expect(names()).toEqual(['first', 'last'])
})

test('nothing is fetched for a visitor who does not scroll', () => {
  jest.advanceTimersByTime(60_000)
  expect(names()).toEqual([])
})
