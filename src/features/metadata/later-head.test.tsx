import type { ReactElement } from 'react'
import { render, waitFor } from '@testing-library/react'
import { markInitialRender } from '../../ui/hydration/queue'
import { browserHead, LaterHead } from './later-head'
import { pageProps } from './testing/page-props'
import { later, receive } from './testing/sent-page'

afterEach(() => {
  document.body.replaceChildren()
  jest.restoreAllMocks()
})

const page = (head: ReactElement) => (
  <>
    {head}
    <main />
  </>
)

test('the head of the first page stays as it was sent, until the page has another title', async () => {
  const { rerender } = render(page(<LaterHead {...pageProps} />), {
    container: receive(),
    hydrate: true,
  })
  await later()
  expect(document.title).toBe('as sent')
  rerender(page(<LaterHead {...pageProps} title="Prodotti scelti" />))
  await waitFor(() => expect(document.title).toBe('Prodotti scelti | Acme'))
  rerender(page(<LaterHead {...pageProps} />))
  await waitFor(() => expect(document.title).toBe('Prodotti | Acme'))
})

test('a later page writes its head, whatever of the first one still waits to be hydrated', async () => {
  const { rerender } = render(page(<LaterHead key="first" {...pageProps} />), {
    container: receive(),
    hydrate: true,
  })
  markInitialRender()
  await later()
  expect(document.title).toBe('as sent')
  rerender(page(<LaterHead key="second" {...pageProps} title="Servizi" />))
  await waitFor(() => expect(document.title).toBe('Servizi | Acme'))
  rerender(page(<LaterHead key="first" {...pageProps} />))
  await waitFor(() => expect(document.title).toBe('Prodotti | Acme'))
})

test('the title changes with the page, also in a tab that shows no frame', async () => {
  await browserHead.load()
  const { rerender } = render(<LaterHead key="first" {...pageProps} />)
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1)
  rerender(<LaterHead key="second" {...pageProps} title="Servizi" />)
  expect(document.title).toBe('Servizi | Acme')
})
