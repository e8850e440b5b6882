import { screen, waitFor } from '@testing-library/react'
import { renderOnSite } from '../../theme/testing/i18n'
import { observeByHand } from '../../theme/testing/intersection-observer'
import { FormBlock } from './form'

jest.mock('../../features/contact-form', () => ({
  ConsentForm: ({ code }: { code: string }) => <p>Form {code}</p>,
}))

const block = { type: 'form' as const, title: 'Your request', text: 'We answer.', code: 'SXM' }

test('fetches the form of its code when it comes near', async () => {
  const { approach } = observeByHand()
  renderOnSite(<FormBlock block={block} />)
  expect(screen.getByRole('heading', { name: 'Your request' })).toBeInTheDocument()
  expect(screen.getByText('We answer.')).toBeInTheDocument()
  expect(screen.queryByText('Form SXM')).not.toBeInTheDocument()
  approach()
  expect(await screen.findByText('Form SXM')).toBeInTheDocument()
})

test('also where it hydrates the HTML of the server', async () => {
  const { container: rendered, unmount } = renderOnSite(<FormBlock block={block} />)
  const container = document.createElement('div')
  container.id = '___gatsby'
  container.innerHTML = `<!--$-->${rendered.innerHTML}<!--/$-->`
  unmount()
  document.body.append(container)
  const { watches, approach } = observeByHand()
  renderOnSite(<FormBlock block={block} />, 'ww', { container, hydrate: true })
  await waitFor(() => expect(watches).toHaveLength(1))
  approach()
  expect(await screen.findByText('Form SXM')).toBeInTheDocument()
})
