import { fireEvent, screen } from '@testing-library/react'
import { languages } from '../../sites'
import { connected, onWaiting } from '../connection'
import { offlineTexts } from './offline-texts'
import { showOffline } from './show-offline'

const say = (event: 'online' | 'offline') => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(event === 'online')
  window.dispatchEvent(new Event(event))
}
const status = () => screen.getByRole('status')

beforeAll(() => showOffline(onWaiting))
beforeEach(() => {
  jest.useFakeTimers()
  document.documentElement.lang = 'de-DE'
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

test('Offline: says so in the language of the page, and for a moment that it is over', () => {
  expect(status()).toBeEmptyDOMElement()
  say('offline')
  expect(status()).toHaveTextContent(offlineTexts.de.offline)
  say('online')
  expect(status()).toHaveTextContent(offlineTexts.de.online)
  jest.advanceTimersByTime(4000)
  expect(status()).toBeEmptyDOMElement()
})

test('Offline: says what becomes of a page that waits', () => {
  say('offline')
  void connected()
  expect(status()).toHaveTextContent(offlineTexts.de.waiting)
})

test.each([
  ['to another website', 'https://example.com/', true],
  ['to a file', '/media/sheet.pdf', true],
  ['to a place on the page', '#main', false],
  ['to a mailbox', 'mailto:a@example.com', false],
])('Offline: a link %s: %s is kept from leaving, %s', (_, href, keeps) => {
  say('offline')
  const link = document.createElement('a')
  link.href = href
  document.body.append(link)
  // Whether the browser follows it.
  expect(fireEvent.click(link)).toBe(!keeps)
  expect(status()).toHaveTextContent(offlineTexts.de[keeps ? 'blocked' : 'offline'])
  say('online')
  expect(fireEvent.click(link)).toBe(true)
})

test('Offline: there is one message on a page, also for several callers', () => {
  showOffline(onWaiting)
  expect(screen.getAllByRole('status')).toHaveLength(1)
})

test('every language has words of its own', () => {
  for (const key of ['offline', 'waiting', 'blocked', 'online'] as const) {
    expect(new Set(languages.map((language) => offlineTexts[language][key])).size).toBe(
      languages.length,
    )
  }
})
