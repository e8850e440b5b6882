import { render, screen, within } from '@testing-library/react'
import { NewsletterBox } from './newsletter-box'

const texts = { title: 'News by e-mail', abstract: 'A few times a year.' }

// @R3.8
test('invites to the newsletter', () => {
  render(
    <NewsletterBox
      {...texts}
      action={{ label: 'Subscribe', href: 'https://www.example.com/newsletter' }}
    />,
  )
  const box = screen.getByRole('region', { name: 'News by e-mail' })
  expect(within(box).getByRole('heading', { name: 'News by e-mail' })).toBeInTheDocument()
  expect(box).toHaveTextContent('A few times a year.')
  expect(within(box).getByRole('link', { name: 'Subscribe' })).toHaveAttribute(
    'href',
    'https://www.example.com/newsletter',
  )
})

test('is not there when there is nothing to subscribe to', () => {
  const { container } = render(<NewsletterBox {...texts} action={null} />)
  expect(container).toBeEmptyDOMElement()
})
