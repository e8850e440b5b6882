import { act, fireEvent, render, screen } from '@testing-library/react'
import { Island } from './island'

/** What the page observes, to be told by the test that it has come near. */
let comeNear: () => void = () => undefined

class Observer {
  constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
    comeNear = () => callback([{ isIntersecting: true }])
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => Object.assign(window, { IntersectionObserver: Observer }))
afterEach(() => document.body.replaceChildren())

const part = (
  <Island>
    <a href="/products">Products</a>
  </Island>
)
const link = () => screen.getByRole('link', { name: 'Products' })

/** Takes over what the server has sent, and gives its link. */
function takeOver(): HTMLElement {
  const page = document.createElement('div')
  page.id = '___gatsby'
  page.innerHTML = '<div><div><a href="/products">Products</a></div></div>'
  document.body.append(page)
  const sent = link()
  render(part, { container: page, hydrate: true })
  expect(link()).toBe(sent)
  return sent
}

test('stays static HTML until it comes near the viewport', () => {
  const sent = takeOver()
  act(comeNear)
  expect(link()).not.toBe(sent)
})

test('is taken over when a pointer comes to it, before it can press anything', () => {
  const sent = takeOver()
  fireEvent.pointerOver(sent)
  expect(link()).not.toBe(sent)
})

test('is taken over when it gets the focus, which stays', () => {
  const sent = takeOver()
  act(() => sent.focus())
  expect(link()).not.toBe(sent)
  expect(link()).toHaveFocus()
})
