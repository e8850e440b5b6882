import { isContentLater } from './content'

test.each([
  ['/story', true],
  ['/story?ref=mail', false],
  ['/story#place', false],
])('%s: its content is hydrated on interaction: %s', (address, isLater) => {
  document.documentElement.dataset.hydrate = 'interaction'
  window.history.replaceState(null, '', address)
  expect(isContentLater()).toBe(isLater)
})

test('the content of any other page is not', () => {
  delete document.documentElement.dataset.hydrate
  window.history.replaceState(null, '', '/products')
  expect(isContentLater()).toBe(false)
})
