import { render, waitFor } from '@testing-library/react'
import { LaterHead } from './later-head'
import { pageProps } from './testing/page-props'

/** The page as the server has sent it. */
function receive() {
  const container = document.createElement('div')
  container.id = '___gatsby'
  container.append(document.createElement('main'))
  document.body.append(container)
  document.title = 'as sent'
  return container
}
afterEach(() => document.body.replaceChildren())

/** Longer than the chunk and the frame that a head waits for. */
const later = () => new Promise((resolve) => setTimeout(resolve, 100))

test('the head of the first page stays as it was sent, until the page has another title', async () => {
  const { rerender } = render(<LaterHead {...pageProps} />, { container: receive() })
  await later()
  expect(document.title).toBe('as sent')
  rerender(<LaterHead {...pageProps} title="Prodotti scelti" />)
  await waitFor(() => expect(document.title).toBe('Prodotti scelti | Acme'))
  rerender(<LaterHead {...pageProps} />)
  await waitFor(() => expect(document.title).toBe('Prodotti | Acme'))
})

test('every later page writes its head', async () => {
  const { unmount } = render(<LaterHead {...pageProps} />)
  await waitFor(() => expect(document.title).toBe('Prodotti | Acme'))
  unmount()
  render(<LaterHead {...pageProps} title="Servizi" />)
  await waitFor(() => expect(document.title).toBe('Servizi | Acme'))
})
