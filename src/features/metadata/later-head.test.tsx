import { render, waitFor } from '@testing-library/react'
import { LaterHead } from './later-head'
import { pageProps } from './testing/page-props'
import { later, receive } from './testing/sent-page'

afterEach(() => document.body.replaceChildren())

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
