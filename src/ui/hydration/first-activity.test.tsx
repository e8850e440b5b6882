import { firstActivity } from './first-activity'

/** Longer than the browser is taken to be busy. */
const idle = () => jest.advanceTimersByTimeAsync(200)

beforeEach(() => {
  jest.useFakeTimers()
  delete window.earlyClicks
})
afterEach(() => jest.useRealTimers())

test.each(['pointermove', 'touchstart', 'keydown', 'scroll', 'focusin', 'click'])(
  '%s wakes what waits for a visitor, when the browser is idle',
  async (type) => {
    const wake = jest.fn()
    void firstActivity().then(wake)
    await idle()
    window.dispatchEvent(new Event(type))
    expect(wake).not.toHaveBeenCalled()
    await idle()
    expect(wake).toHaveBeenCalledTimes(1)
  },
)

test('who has clicked before the script came is there already', async () => {
  window.earlyClicks = new Set([document.createElement('button')])
  await expect(firstActivity()).resolves.toBeUndefined()
})

test('a click on what waits is not kept waiting until the browser is idle', async () => {
  document.body.innerHTML = '<main data-static=""><button>Menu</button></main><button>Live</button>'
  const [waiting, live] = document.querySelectorAll('button')
  const wake = jest.fn()
  void firstActivity().then(wake)
  live?.click()
  await Promise.resolve()
  expect(wake).not.toHaveBeenCalled()
  waiting?.click()
  await Promise.resolve()
  expect(wake).toHaveBeenCalledTimes(1)
})
