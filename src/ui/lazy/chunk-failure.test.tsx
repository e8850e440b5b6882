import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { registerMessages } from '../../sites'
import english from '../../sites/messages/en.json'
import {
  answerFailure,
  isChunkFailure,
  reloadAfterChunkFailure,
  watchErrors,
} from './chunk-failure'

const failure = new Error('Loading chunk 42 failed.\n(error: https://www.example.com/42.js)')

const reload = jest.fn()
const meet = (error: unknown) => reloadAfterChunkFailure(error, reload)

beforeEach(() => {
  sessionStorage.clear()
  reload.mockClear()
  jest.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('knows what webpack says of a missing chunk from other errors', () => {
  const named = Object.assign(new Error('x'), { name: 'ChunkLoadError' })
  const css = new Error('Loading CSS chunk 7 failed.')
  // Gatsby takes any error with that text for a chunk failure.
  const texts = ['Loading chunk 1 failed', 'loading chunk  failed.']
  expect([failure, named, css, ...texts].every(isChunkFailure)).toBe(true)
  expect([new Error('Loading failed'), 'Loading failed', null].some(isChunkFailure)).toBe(false)
})

test('A chunk cannot be loaded: reloads the page, at most once per 60 seconds', () => {
  expect(meet(failure)).toBe(true)
  expect(meet(failure)).toBe(false)
  jest.advanceTimersByTime(59_999)
  expect(meet(failure)).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(1)
  expect(meet(failure)).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('leaves the page alone after other errors', () => {
  expect(meet(new Error('other'))).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('leaves the page alone while the visitor is offline', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(meet(failure)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('leaves the page alone while it holds what the visitor has written and not sent', () => {
  document.body.innerHTML = '<div data-unsent><textarea></textarea></div><input>'
  const [message, search] = document.querySelectorAll<HTMLInputElement>('textarea, input')
  if (!message || !search) throw new Error('A field is missing.')
  message.value = 'We saw granite.'
  expect(meet(failure)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  // Input that is not sent to anybody can be typed again.
  message.value = ''
  search.value = 'granite'
  expect(meet(failure)).toBe(true)
  document.body.replaceChildren()
})

test('leaves the page alone where nothing can be remembered', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no storage', 'SecurityError')
  })
  expect(meet(failure)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

describe('over all the ways in which chunks fail', () => {
  const onError = jest.fn()
  const onLoad = (type: string) => [{ type }]
  /** A listener that is added later, as Gatsby's is. */
  const later = jest.fn()
  const reject = (reason: unknown) =>
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
  const message = () => screen.queryByRole('alert')

  const watch = (type: string) => {
    Object.assign(performance, { getEntriesByType: () => onLoad(type) })
    watchErrors(onError, reload)
    window.addEventListener('unhandledrejection', later)
  }
  beforeEach(() => {
    registerMessages('en', english)
    document.documentElement.lang = 'en'
    onError.mockClear()
    later.mockClear()
  })
  afterEach(() => document.body.replaceChildren())

  test('nobody answers for three: one reload, then a message, and Gatsby gets none', async () => {
    jest.useRealTimers()
    watch('navigate')
    for (const reason of [failure, 'Loading chunk 42 failed.', failure]) reject(reason)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(later).not.toHaveBeenCalled()
    expect(message()).toHaveTextContent(english.chrome.loadFailed)
    await userEvent.click(screen.getByRole('button', { name: english.error.retry }))
    expect(reload).toHaveBeenCalledTimes(2)
    expect(message()).toBeNull()
  })

  test('a reload counts for every caller, and Gatsby does no other', () => {
    watch('reload')
    expect(meet(failure)).toBe(false)
    expect(sessionStorage.getItem('gatsby-reload-compilation-hash-match')).toBe('1')
    jest.advanceTimersByTime(60_000)
    expect(meet(failure)).toBe(true)
  })

  test('other errors are reported, and everybody gets them', () => {
    watch('navigate')
    const other = new Error('other')
    reject(other)
    expect(onError).toHaveBeenCalledWith(other)
    expect(later).toHaveBeenCalled()
    expect(message()).toBeNull()
  })

  test('several failures have one message, and one way to try all of them again', async () => {
    jest.useRealTimers()
    meet(failure)
    const retries = [jest.fn(), jest.fn()]
    const [takeBack] = retries.map((retry) => answerFailure(failure, retry))
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    takeBack?.()
    await userEvent.click(screen.getByRole('button', { name: english.error.retry }))
    expect(retries.map((retry) => retry.mock.calls.length)).toEqual([0, 1])
    expect(message()).toBeNull()
  })

  // The last test: it leaves the page.
  test('a step to another page is not undone; a page that stays reloads later, or says what failed', () => {
    watch('navigate')
    const leave = () => window.dispatchEvent(new Event('beforeunload'))
    leave()
    expect(meet(failure)).toBe(true)
    expect(reload).not.toHaveBeenCalled()
    jest.advanceTimersByTime(10_000)
    expect(reload).toHaveBeenCalledTimes(1)

    jest.advanceTimersByTime(60_000)
    leave()
    expect(meet(failure)).toBe(true)
    document.body.innerHTML = '<div data-unsent><input></div>'
    const [field] = document.querySelectorAll('input')
    if (field) field.value = 'Arcus'
    jest.advanceTimersByTime(10_000)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(message()).toHaveTextContent(english.chrome.loadFailed)
  })
})
