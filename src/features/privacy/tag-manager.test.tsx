import { choosePrivacy } from './choice'
import { tagManager } from './tag-manager'

const loaded = () => document.querySelectorAll<HTMLScriptElement>('script[data-container]')

beforeEach(() => jest.useFakeTimers({ now: Date.now() }))
afterEach(() => jest.useRealTimers())

test('who has not chosen is asked, and the tag manager is loaded once, when it is allowed and the page has settled', () => {
  const idle: (() => void)[] = []
  Object.assign(window, { requestIdleCallback: (act: () => void) => idle.push(act) })
  const ask = jest.fn()
  tagManager('GTM-ABC123', ask)
  expect(ask).toHaveBeenCalledTimes(1)
  choosePrivacy({ statistics: false, external: true })
  jest.advanceTimersByTime(60_000)
  expect(idle).toEqual([])
  choosePrivacy({ statistics: true, external: false })
  jest.advanceTimersByTime(1000)
  window.dispatchEvent(new Event('keydown'))
  jest.advanceTimersByTime(1500)
  expect(idle).toEqual([])
  jest.advanceTimersByTime(500)
  expect(loaded()).toHaveLength(0)
  for (const act of idle) act()
  const [script] = loaded()
  expect(script?.src).toBe('http://localhost/tag-manager.js')
  expect(script?.dataset.container).toBe('GTM-ABC123')
  choosePrivacy({ statistics: false, external: false })
  choosePrivacy({ statistics: true, external: true })
  jest.advanceTimersByTime(60_000)
  expect(idle).toHaveLength(1)
})
