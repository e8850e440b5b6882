import type { firstInteraction as FirstInteraction } from './interaction'

/** Longer than the browser is taken to be busy. */
const idle = () => jest.advanceTimersByTimeAsync(200)

/** The module as a page has it at the beginning of a visit. */
let firstInteraction: typeof FirstInteraction

beforeEach(async () => {
  jest.useFakeTimers()
  jest.resetModules()
  delete window.earlyClicks
  document.body.innerHTML = ''
  ;({ firstInteraction } = await import('./interaction'))
})
afterEach(() => jest.useRealTimers())

test.each(['pointermove', 'touchstart', 'keydown', 'scroll', 'focusin', 'click'])(
  '%s is one, when the browser is idle',
  async (type) => {
    const tell = jest.fn()
    void firstInteraction().then(tell)
    await idle()
    window.dispatchEvent(new Event(type))
    expect(tell).not.toHaveBeenCalled()
    await idle()
    expect(tell).toHaveBeenCalledTimes(1)
  },
)

test('later callers are answered at once', async () => {
  void firstInteraction()
  window.dispatchEvent(new Event('keydown'))
  await idle()
  await expect(firstInteraction()).resolves.toBeUndefined()
})

test('a click before the script came is one', async () => {
  window.earlyClicks = new Set([document.createElement('button')])
  await expect(firstInteraction()).resolves.toBeUndefined()
})

test('a menu that the browser has opened alone is one', async () => {
  document.body.innerHTML = '<details data-overlay="mainMenu" open></details>'
  await expect(firstInteraction()).resolves.toBeUndefined()
})

test('a field that the visitor entered before the script came is one', async () => {
  document.body.innerHTML = '<main data-static=""><input type="search"></main>'
  document.querySelector('input')?.focus()
  await expect(firstInteraction()).resolves.toBeUndefined()
})

test.each([
  ['a text', '<input type="search">', { value: 'warranty' }],
  ['a tick', '<input type="checkbox">', { checked: true }],
])('%s that the visitor left in a field before the script came is one', async (_, field, state) => {
  document.body.innerHTML = `<main data-static="">${field}</main>`
  Object.assign(document.querySelector('input') ?? {}, state)
  await expect(firstInteraction()).resolves.toBeUndefined()
})

test('fields as the server sent them are none, nor is the focus of a part that is hydrated', async () => {
  document.body.innerHTML =
    '<button>Live</button><main data-static=""><input value="as sent"><input type="radio" checked></main>'
  document.querySelector('button')?.focus()
  const tell = jest.fn()
  void firstInteraction().then(tell)
  await idle()
  expect(tell).not.toHaveBeenCalled()
})

test('a click on static HTML is not kept waiting until the browser is idle', async () => {
  document.body.innerHTML = '<main data-static=""><button>Menu</button></main><button>Live</button>'
  const [waiting, live] = document.querySelectorAll('button')
  const tell = jest.fn()
  void firstInteraction().then(tell)
  live?.click()
  await Promise.resolve()
  expect(tell).not.toHaveBeenCalled()
  waiting?.click()
  await Promise.resolve()
  expect(tell).toHaveBeenCalledTimes(1)
})

test.each([
  ['a visitor who welcomes films need not act', [], 1],
  ['one who wants less motion does', ['prefers-reduced-motion'], 0],
])('on a page with a film, %s', async (_, wishes, calls) => {
  document.body.innerHTML = '<main data-static=""><section data-plays></section></main>'
  Object.assign(window, {
    matchMedia: (query: string) => ({
      matches: ['min-width', ...wishes].some((each) => query.includes(each)),
    }),
  })
  const tell = jest.fn()
  void firstInteraction().then(tell)
  await idle()
  expect(tell).toHaveBeenCalledTimes(calls)
})

// The last test: it leaves its stand-in.
test('a browser that is never idle keeps a visitor waiting for a second at most', async () => {
  const requestIdleCallback = (run: () => void, { timeout }: IdleRequestOptions = {}) =>
    timeout && setTimeout(run, timeout)
  Object.assign(window, { requestIdleCallback })
  const tell = jest.fn()
  void firstInteraction().then(tell)
  window.dispatchEvent(new Event('keydown'))
  await jest.advanceTimersByTimeAsync(1000)
  expect(tell).toHaveBeenCalledTimes(1)
})
