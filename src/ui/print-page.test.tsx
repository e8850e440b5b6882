import { render, screen, waitFor } from '@testing-library/react'
import { observeByHand } from '../theme/testing/intersection-observer'
import { Picture } from './media/picture'
import { printPage } from './print-page'

const image = { src: '/saw.jpg', alt: 'A saw', width: 16, height: 10, focus: null, whole: false }

/** The test decides when pictures are loaded, because the test DOM loads none. */
let come: () => void
const print = jest.fn()
const { print: realPrint } = window
const { decode } = HTMLImageElement.prototype
beforeEach(() => {
  const coming = new Promise<void>((resolve) => {
    come = resolve
  })
  Object.assign(HTMLImageElement.prototype, { decode: () => coming })
  Object.assign(window, { print })
  print.mockClear()
  observeByHand()
})
afterEach(() => {
  jest.useRealTimers()
  Object.assign(HTMLImageElement.prototype, { decode })
  Object.assign(window, { print: realPrint })
})

test('prints once the pictures beyond the window have come', async () => {
  render(<Picture image={image} sizes="100vw" />)
  const printed = printPage()
  const picture = await screen.findByRole('img', { name: 'A saw' })
  await waitFor(() => expect(picture).toHaveProperty('loading', 'eager'))
  expect(print).not.toHaveBeenCalled()
  come()
  await printed
  expect(print).toHaveBeenCalledTimes(1)
})

test('prints what has come when a picture takes too long', async () => {
  jest.useFakeTimers()
  render(<Picture image={image} sizes="100vw" eager />)
  const printed = printPage()
  await jest.advanceTimersByTimeAsync(4000)
  expect(print).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(2000)
  await printed
  expect(print).toHaveBeenCalledTimes(1)
})
