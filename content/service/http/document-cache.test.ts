import { DocumentCache } from './document-cache'

const drawing = (text: string) => jest.fn(() => Promise.resolve(Buffer.from(text)))
const content = {}

it('draws a document once, for all who ask while it is drawn and afterwards', async () => {
  const cache = new DocumentCache()
  const draw = drawing('A')
  const ask = () => cache.get(content, 'a', draw)
  const all = await Promise.all(Array.from({ length: 100 }, ask))
  expect(new Set([...all, await ask()]).size).toBe(1)
  expect(draw).toHaveBeenCalledTimes(1)
})

it('draws one after the other', async () => {
  const cache = new DocumentCache()
  let busy = 0
  const draw = async () => {
    busy += 1
    await new Promise(setImmediate)
    expect(busy).toBe(1)
    busy -= 1
    return Buffer.from('')
  }
  await Promise.all(['a', 'b', 'c'].map((key) => cache.get(content, key, draw)))
})

it('draws again when the content is another', async () => {
  const cache = new DocumentCache()
  const before = await cache.get(content, 'a', drawing('before'))
  const after = await cache.get({}, 'a', drawing('after'))
  expect(String(after?.bytes)).toBe('after')
  expect(after?.etag).not.toBe(before?.etag)
})

it('keeps neither failures nor what is not there', async () => {
  const cache = new DocumentCache()
  await expect(cache.get(content, 'a', () => Promise.reject(new Error('broken')))).rejects.toThrow()
  expect(await cache.get(content, 'a', () => Promise.resolve(null))).toBeNull()
  expect(String((await cache.get(content, 'a', drawing('A')))?.bytes)).toBe('A')
})

it('keeps 500 documents, and of more those asked for last', async () => {
  const cache = new DocumentCache()
  const draw = drawing('A')
  const first = () => cache.get(content, '0', draw)
  await first()
  for (let key = 1; key < 500; key += 1) await cache.get(content, String(key), draw)
  await first()
  await cache.get(content, '500', draw)
  await first()
  expect(draw).toHaveBeenCalledTimes(501)
  await cache.get(content, '1', draw)
  expect(draw).toHaveBeenCalledTimes(502)
})
