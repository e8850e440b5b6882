import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderOnSite } from '../../theme/testing/i18n'
import { FaqBlock } from './faq'

const block = {
  type: 'faq' as const,
  title: 'Questions',
  questions: [
    { key: 'how-long', question: 'How long?', answer: '<p>Six weeks.</p>' },
    { key: 'how-much', question: 'How much?', answer: '<p>It depends.</p>' },
  ],
}
const scrollIntoView = jest.fn()

const question = (name: string) =>
  screen.getByRole('heading', { level: 3, name }).closest('details')

beforeEach(() => {
  scrollIntoView.mockReset()
  Object.assign(Element.prototype, { scrollIntoView })
})
afterEach(() => window.history.replaceState(null, '', '/'))

test('all questions are closed at first', () => {
  renderOnSite(<FaqBlock block={block} />)
  expect(question('How long?')).not.toHaveAttribute('open')
  expect(question('How much?')).not.toHaveAttribute('open')
  expect(scrollIntoView).not.toHaveBeenCalled()
})

test('an address with the key of a question opens it and shows it', () => {
  window.history.replaceState(null, '', '/#how-much')
  renderOnSite(<FaqBlock block={block} />)
  expect(question('How much?')).toHaveAttribute('open')
  expect(question('How long?')).not.toHaveAttribute('open')
  expect(scrollIntoView).toHaveBeenCalledTimes(1)
})

test('so does a link on the page', () => {
  renderOnSite(<FaqBlock block={block} />)
  act(() => {
    window.history.replaceState(null, '', '/#how-long')
    window.dispatchEvent(new HashChangeEvent('hashchange'))
  })
  expect(question('How long?')).toHaveAttribute('open')
})

test('and a navigation of the router, which renders the page again', () => {
  const { rerender } = renderOnSite(<FaqBlock block={block} />)
  window.history.replaceState(null, '', '/#how-long')
  rerender(<FaqBlock block={{ ...block }} />)
  expect(question('How long?')).toHaveAttribute('open')
})

test('an address of something else on the page opens nothing', () => {
  window.history.replaceState(null, '', '/#main')
  renderOnSite(<FaqBlock block={block} />)
  expect(question('How long?')).not.toHaveAttribute('open')
  expect(question('How much?')).not.toHaveAttribute('open')
})

test('a question that a visitor opens becomes the address', async () => {
  renderOnSite(<FaqBlock block={block} />)
  await userEvent.click(screen.getByText('How much?'))
  expect(question('How much?')).toHaveAttribute('open')
  await waitFor(() => expect(window.location.hash).toBe('#how-much'))
})
