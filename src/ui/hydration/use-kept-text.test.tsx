import { render, screen } from '@testing-library/react'
import { useKeptText } from './use-kept-text'

const write = jest.fn((day: string) => `on ${day}`)

const Day = ({ day }: { day: string }) => (
  <time {...useKeptText(day, () => write(day))} dateTime={day} />
)

afterEach(() => document.body.replaceChildren())

test('what the server has sent is not written again, until it says something else', () => {
  const container = document.createElement('div')
  container.id = '___gatsby'
  container.innerHTML = '<time datetime="Monday">as sent</time>'
  document.body.append(container)
  const { rerender } = render(<Day day="Monday" />, { container, hydrate: true })
  rerender(<Day day="Monday" />)
  expect(screen.getByText('as sent')).toBeVisible()
  expect(write).not.toHaveBeenCalled()
  rerender(<Day day="Tuesday" />)
  expect(screen.getByText('on Tuesday')).toBeVisible()
})

test('what is rendered in the browser alone is written', () => {
  render(<Day day="Monday" />)
  expect(screen.getByText('on Monday')).toBeVisible()
})
