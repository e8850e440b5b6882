import { useState } from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HoverBox } from './hover-box'

const group = {
  title: 'Stone',
  href: '/products',
  links: [{ label: 'Bridge saws', href: '/products/bridge-saws' }],
}

function Box() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <HoverBox group={group} isOpen={isOpen} onOpen={setOpen} />
      <p>Elsewhere</p>
      <a href="#next">Next</a>
    </>
  )
}
const title = () => screen.getByRole('button', { name: 'Stone' })

test('holds the page of the group and its links', () => {
  render(<Box />)
  expect(screen.getByRole('link', { name: 'Stone' })).toHaveAttribute('href', '/products')
  expect(screen.getByRole('link', { name: 'Bridge saws' })).toBeInTheDocument()
})

test('a finger opens and closes it by tapping', async () => {
  render(<Box />)
  const tap = () => userEvent.pointer({ keys: '[TouchA]', target: title() })
  await tap()
  expect(title()).toHaveAttribute('aria-expanded', 'true')
  await tap()
  expect(title()).toHaveAttribute('aria-expanded', 'false')
})

test('a mouse opens it by hovering, a click keeps it open, leaving closes it', async () => {
  render(<Box />)
  await userEvent.hover(title())
  expect(title()).toHaveAttribute('aria-expanded', 'true')
  await userEvent.click(title())
  expect(title()).toHaveAttribute('aria-expanded', 'true')
  await userEvent.unhover(title())
  expect(title()).toHaveAttribute('aria-expanded', 'false')
})

test('the keyboard opens it, Escape closes it and the focus returns to the title', async () => {
  render(<Box />)
  title().focus()
  await userEvent.keyboard('{Enter}')
  expect(title()).toHaveAttribute('aria-expanded', 'true')
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  expect(title()).toHaveAttribute('aria-expanded', 'false')
  expect(title()).toHaveFocus()
})

test('a click elsewhere closes it, and so does moving the focus on', async () => {
  render(<Box />)
  title().focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(screen.getByText('Elsewhere'))
  expect(title()).toHaveAttribute('aria-expanded', 'false')
  title().focus()
  await userEvent.keyboard('{Enter}')
  screen.getByRole('link', { name: 'Next' }).focus()
  expect(await screen.findByRole('button', { expanded: false })).toBe(title())
})
