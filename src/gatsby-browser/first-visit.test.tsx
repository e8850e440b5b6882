import { layOutRestingPage } from './first-visit'
import { restingPage } from './runtime/resting-page'

const root = document.documentElement
const isFirstVisit = () => 'firstVisit' in root.dataset

beforeEach(() => {
  jest.useFakeTimers()
  root.dataset.firstVisit = ''
})
afterEach(() => {
  jest.useRealTimers()
  for (const name of Object.keys(restingPage)) root.removeAttribute(name)
})

test('a page that rests is laid out when the browser is idle', () => {
  for (const name of Object.keys(restingPage)) root.setAttribute(name, '')
  layOutRestingPage()
  expect(isFirstVisit()).toBe(true)
  jest.runAllTimers()
  expect(isFirstVisit()).toBe(false)
})

test('any other is laid out as it is hydrated', () => {
  layOutRestingPage()
  jest.runAllTimers()
  expect(isFirstVisit()).toBe(true)
})
