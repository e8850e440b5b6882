import { isChunkFailure, reloadAfterChunkFailure } from './chunk-failure'

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
  expect([failure, named, new Error('Loading CSS chunk 7 failed.')].every(isChunkFailure)).toBe(
    true,
  )
  expect([new Error('Loading failed'), 'Loading chunk 1 failed', null].some(isChunkFailure)).toBe(
    false,
  )
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
  // What is not sent to anybody can be typed again.
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
