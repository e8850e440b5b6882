import { screen } from '@testing-library/react'
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
