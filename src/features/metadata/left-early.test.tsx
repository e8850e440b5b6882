import type { ReactElement } from 'react'
import { render, waitFor } from '@testing-library/react'
import { LaterHead } from './later-head'
import { pageProps } from './testing/page-props'
import { later, receive } from './testing/sent-page'

test('a page that is reached while the first one is hydrated writes its head', async () => {
  const shown = (head: ReactElement) => (
    <>
      {head}
      <main />
    </>
  )
  const { rerender } = render(shown(<LaterHead key="first" {...pageProps} />), {
    container: receive(),
  })
  await later()
  expect(document.title).toBe('as sent')
  rerender(shown(<LaterHead key="second" {...pageProps} path="/services" title="Servizi" />))
  await waitFor(() => expect(document.title).toBe('Servizi | Acme'))
})
