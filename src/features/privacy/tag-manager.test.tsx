import { choosePrivacy } from './choice'
import { tagManager } from './tag-manager'

const loaded = () => document.querySelectorAll<HTMLScriptElement>('script[data-container]')

let idle: (() => void)[]
const beIdle = () => {
  for (const act of idle.splice(0)) act()
}

/** The messages to an allowed tag manager, as `static/tag-manager.js` receives them. */
const told: unknown[] = []
window.addEventListener('tag-manager-consent', (event) => {
  if (event instanceof CustomEvent) told.push(event.detail)
})

beforeEach(() => {
  jest.useFakeTimers({ now: Date.now() })
  idle = []
  Object.assign(window, { requestIdleCallback: (act: () => void) => idle.push(act) })
  told.length = 0
  localStorage.clear()
  for (const script of loaded()) script.remove()
})
afterEach(() => jest.useRealTimers())

test('a visitor who has not chosen is asked, and the tag manager is loaded once, when it is allowed and the page has settled', () => {
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
  beIdle()
  const [script] = loaded()
  expect(script?.src).toBe('http://localhost/tag-manager.js')
  expect(script?.dataset.container).toBe('GTM-ABC123')
  choosePrivacy({ statistics: false, external: false })
  choosePrivacy({ statistics: true, external: true })
  jest.advanceTimersByTime(60_000)
  expect(idle).toEqual([])
  expect(told).toEqual([false, true])
})

test('a choice that is taken back before the page has settled leaves it unloaded, until it is given again', () => {
  choosePrivacy({ statistics: true, external: false })
  tagManager('GTM-ABC123', jest.fn())
  choosePrivacy({ statistics: false, external: false })
  jest.advanceTimersByTime(60_000)
  beIdle()
  expect(loaded()).toHaveLength(0)
  choosePrivacy({ statistics: true, external: false })
  jest.advanceTimersByTime(60_000)
  beIdle()
  expect(loaded()).toHaveLength(1)
})

test('a choice that is taken back while its script comes, in another tab too, is told when the script has come', () => {
  choosePrivacy({ statistics: true, external: false })
  tagManager('GTM-ABC123', jest.fn())
  jest.advanceTimersByTime(60_000)
  beIdle()
  localStorage.setItem('privacy-choice', new Date().toISOString())
  window.dispatchEvent(new StorageEvent('storage', { key: 'privacy-choice' }))
  told.length = 0
  loaded()[0]?.dispatchEvent(new Event('load'))
  expect(told).toEqual([false])
})
