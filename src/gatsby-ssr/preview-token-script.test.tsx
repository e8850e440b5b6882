import { PREVIEW_TOKEN } from '../features/preview/token'
import { previewTokenCode } from './preview-token-script'

/** Opens an address and runs the code as the first script of its page. */
function open(address: string) {
  window.history.replaceState(null, '', address)
  delete window.previewToken
  const script = document.createElement('script')
  script.textContent = previewTokenCode
  document.head.append(script)
  const { pathname, search, hash } = window.location
  return { address: pathname + search + hash, token: window.previewToken }
}

beforeEach(() => sessionStorage.clear())
afterEach(() => jest.restoreAllMocks())

test.each([
  ['/products?token=a-1', '/products'],
  ['/products?token=a-1#saws', '/products#saws'],
  ['/products?f%5B%5D=1%2C2&token=a-1&q=a+b#saws', '/products?f%5B%5D=1%2C2&q=a+b#saws'],
  ['/products?token=a-1&tokens=2&page=2', '/products?tokens=2&page=2'],
])('the token of %s leaves the address, and nothing else does', (address, left) => {
  expect(open(address)).toEqual({ address: left, token: 'a-1' })
})

test('a token is read as addresses are written', () => {
  expect(open('/?token=a%2Bb%3D').token).toBe('a+b=')
})

test('the tab keeps the token, another one takes its place', () => {
  open('/?token=a-1')
  expect(open('/news?page=2')).toEqual({ address: '/news?page=2', token: 'a-1' })
  expect(open('/?token=b-2').token).toBe('b-2')
  expect(sessionStorage.getItem(PREVIEW_TOKEN)).toBe('b-2')
})

test('a page without a token is no preview', () => {
  expect(open('/products?page=2')).toEqual({ address: '/products?page=2', token: undefined })
})

test('where the browser keeps nothing, the preview lasts for the page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  expect(open('/?token=a-1')).toEqual({ address: '/', token: 'a-1' })
})
