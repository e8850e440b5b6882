import { addPageCode, loadPageCode } from './page-code'

test('a page comes with what its data ask for, and without what cannot be had', async () => {
  const asked: object[] = []
  addPageCode(() => Promise.reject(new Error('offline')))
  addPageCode((data) => Promise.resolve(asked.push(data)))
  const data = { entry: null }
  await loadPageCode(data)
  expect(asked).toEqual([data])
})
