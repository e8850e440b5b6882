import { act, render, screen } from '@testing-library/react'
import { choosePrivacy, privacyChoice, useAllows } from './choice'

const DAY_MS = 24 * 60 * 60 * 1000
const External = () => <p>{useAllows('external') ? 'allowed' : 'not allowed'}</p>

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

test('nobody has chosen at first', () => {
  expect(privacyChoice()).toBeNull()
})

test('a choice is kept, and every subscriber is notified', () => {
  render(<External />)
  expect(screen.getByText('not allowed')).toBeInTheDocument()
  act(() => choosePrivacy({ statistics: false, external: true }))
  expect(screen.getByText('allowed')).toBeInTheDocument()
  expect(privacyChoice()).toEqual({ statistics: false, external: true })
  act(() => choosePrivacy({ statistics: false, external: false }))
  expect(screen.getByText('not allowed')).toBeInTheDocument()
  expect(privacyChoice()).toEqual({ statistics: false, external: false })
})

test('a page that the browser restores has the choice that was made on another page since', () => {
  render(<External />)
  localStorage.setItem('privacy-choice', `${new Date().toISOString()} external`)
  act(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  expect(screen.getByText('allowed')).toBeInTheDocument()
})

test('half a year later it does not count', () => {
  choosePrivacy({ statistics: true, external: true })
  const now = Date.now()
  const later = jest.spyOn(Date, 'now')
  later.mockReturnValue(now + 181 * DAY_MS)
  expect(privacyChoice()?.statistics).toBe(true)
  later.mockReturnValue(now + 183 * DAY_MS)
  expect(privacyChoice()).toBeNull()
})

test.each(['', 'yes', 'statistics external', '2999-01-01 statistics'])(
  'a stored value that is no choice ("%s") is none',
  (text) => {
    localStorage.setItem('privacy-choice', text)
    expect(privacyChoice()).toBeNull()
  },
)

test('without storage it holds for the page', () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked)
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
  choosePrivacy({ statistics: true, external: false })
  expect(privacyChoice()).toEqual({ statistics: true, external: false })
})
