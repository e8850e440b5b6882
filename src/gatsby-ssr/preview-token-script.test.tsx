import { forgetToken, PREVIEW_TOKEN, tokenOfTab } from '../preview/token'
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

test('the tab keeps the token, another one takes its place', async () => {
  open('/?token=a-1')
  expect(open('/news?page=2')).toEqual({ address: '/news?page=2', token: undefined })
  expect(await tokenOfTab()).toBe('a-1')
  expect(window.previewToken).toBe('a-1')
  open('/?token=b-2')
  expect(await tokenOfTab()).toBe('b-2')
  expect(sessionStorage.getItem(PREVIEW_TOKEN)).toBe('b-2')
})

test('a page without a token is no preview, and the script does not ask what the tab keeps', async () => {
  const getItem = jest.spyOn(Storage.prototype, 'getItem')
  expect(open('/products?page=2')).toEqual({ address: '/products?page=2', token: undefined })
  expect(getItem).not.toHaveBeenCalled()
  expect(await tokenOfTab()).toBeUndefined()
})

test('an address with nothing for a token is tidied, and leaves the preview as it is', async () => {
  open('/?token=a-1')
  expect(open('/news?token=')).toEqual({ address: '/news', token: undefined })
  expect(await tokenOfTab()).toBe('a-1')
})

test('a token that is forgotten is no longer that of the tab', async () => {
  open('/?token=a-1')
  forgetToken()
  expect(await tokenOfTab()).toBeUndefined()
})

test('where the browser keeps nothing, the preview lasts for the page', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  expect(open('/?token=a-1')).toEqual({ address: '/', token: 'a-1' })
  expect(await tokenOfTab()).toBe('a-1')
})
