import { followPreview, forgetToken, PREVIEW_TOKEN, tokenOfTab } from './token'

const reload = jest.fn()
const show = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))

beforeAll(() => followPreview(reload))
beforeEach(() => {
  reload.mockClear()
  forgetToken()
})

test('a page is restored as it was while the preview of its tab goes on', async () => {
  show(true)
  sessionStorage.setItem(PREVIEW_TOKEN, 'a-1')
  await tokenOfTab()
  show(true)
  expect(reload).not.toHaveBeenCalled()
})

test('a page with a draft is loaded again when the preview was left on another page', async () => {
  sessionStorage.setItem(PREVIEW_TOKEN, 'a-1')
  await tokenOfTab()
  sessionStorage.clear()
  show(false)
  expect(reload).not.toHaveBeenCalled()
  show(true)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a page without a draft is loaded again when a preview began on another page', () => {
  sessionStorage.setItem(PREVIEW_TOKEN, 'a-1')
  show(true)
  expect(reload).toHaveBeenCalledTimes(1)
})
