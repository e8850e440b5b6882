import { useState } from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayout } from '../overlays/layout-store'
import { HoverBox } from './hover-box'

const group = {
  title: 'Stone',
  href: '/products',
  links: [{ label: 'Bridge saws', href: '/products/bridge-saws' }],
}

/** Says how wide the window is. */
const windowIs = (breakpoint: 'large' | 'small') => useLayout.setState({ breakpoint })
beforeEach(() => windowIs('large'))

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
const isOpen = () => title().getAttribute('aria-expanded') === 'true'
const tap = (target: Element) => userEvent.pointer({ keys: '[TouchA]', target })

test('holds the page of the group and its links', () => {
  render(<Box />)
  expect(screen.getByRole('link', { name: 'Stone' })).toHaveAttribute('href', '/products')
  expect(screen.getByRole('link', { name: 'Bridge saws' })).toBeInTheDocument()
})

describe('a mouse', () => {
  it('opens it by coming and closes it by leaving', async () => {
    const user = userEvent.setup()
    render(<Box />)
    await user.hover(title())
    expect(isOpen()).toBe(true)
    await user.hover(screen.getByRole('link', { name: 'Bridge saws' }))
    expect(isOpen()).toBe(true)
    await user.hover(screen.getByText('Elsewhere'))
    expect(isOpen()).toBe(false)
  })

  it('does not close with its first click what it opened by coming, but with the next', async () => {
    const user = userEvent.setup()
    render(<Box />)
    await user.click(title())
    expect(isOpen()).toBe(true)
    await user.click(title())
    expect(isOpen()).toBe(false)
  })

  it('opens nothing by coming in a small window, but by a click', async () => {
    windowIs('small')
    const user = userEvent.setup()
    render(<Box />)
    await user.hover(title())
    expect(isOpen()).toBe(false)
    await user.click(title())
    expect(isOpen()).toBe(true)
    await user.hover(screen.getByText('Elsewhere'))
    expect(isOpen()).toBe(true)
  })
})

test('a finger opens and closes it by tapping', async () => {
  render(<Box />)
  await tap(title())
  expect(isOpen()).toBe(true)
  await tap(title())
  expect(isOpen()).toBe(false)
})

test('the keyboard opens it, Escape closes it and the focus returns to the title', async () => {
  render(<Box />)
  title().focus()
  await userEvent.keyboard('{Enter}')
  expect(isOpen()).toBe(true)
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Stone' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(isOpen()).toBe(false)
  expect(title()).toHaveFocus()
})

test('a click elsewhere closes it', async () => {
  render(<Box />)
  await tap(title())
  await tap(screen.getByText('Elsewhere'))
  expect(isOpen()).toBe(false)
})

test('the focus closes it by leaving', async () => {
  render(<Box />)
  title().focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.tab()
  await userEvent.tab()
  expect(isOpen()).toBe(true)
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Next' })).toHaveFocus()
  expect(isOpen()).toBe(false)
})
