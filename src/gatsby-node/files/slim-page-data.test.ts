import { existsSync, mkdtempSync, readFileSync, statSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { slimPageData } from './slim-page-data'

const directory = mkdtempSync(path.join(tmpdir(), 'page-data-'))
const fileOf = (page: string, name = 'page-data') =>
  path.join(directory, 'page-data', page, `${name}.json`)

async function write(page: string, data: object): Promise<void> {
  await mkdir(path.dirname(fileOf(page)), { recursive: true })
  await writeFile(fileOf(page), JSON.stringify(data))
}

test('visitors get no variables of queries; all else stays as it is, in its order', async () => {
  const data = { entry: { entries: ['kept'], text: 'says "pageContext":{"entry":1}' } }
  const around = { staticQueryHashes: [], slicesMap: { entries: 'kept' } }
  const context = { site: 'ww', entry: 'id', listing: { ids: ['kept'] }, entries: ['a'], ids: [] }
  await write('de_eu/products', { path: '/', result: { data, pageContext: context }, ...around })
  await write('404.html', { path: '/404', result: { pageContext: { site: 'ww' } } })
  const { mtimeMs } = statSync(fileOf('404.html'))
  slimPageData(directory)
  expect(readFileSync(fileOf('de_eu/products'), 'utf8')).toBe(
    JSON.stringify({
      path: '/',
      result: { data, pageContext: { site: 'ww', listing: { ids: ['kept'] } } },
      ...around,
    }),
  )
  expect(statSync(fileOf('404.html')).mtimeMs).toBe(mtimeMs)
})

test('what has been done is not done again', async () => {
  await write('a', { result: { pageContext: { site: 'ww', entry: 'id' } } })
  slimPageData(directory)
  const once = statSync(fileOf('a')).mtimeMs
  slimPageData(directory)
  expect(statSync(fileOf('a')).mtimeMs).toBe(once)
})

test('beside the data of a page that rests stands what it knows of itself besides its content', async () => {
  const pageContext = { site: 'ww', rests: true, share: { src: '/a.jpg' } }
  const around = { path: '/story', slicesMap: { menu: 'menu-ww' } }
  const story = (title: string, entry?: string) => ({
    ...around,
    result: { data: { title, says: '"rests":true' }, pageContext: { ...pageContext, entry } },
  })
  const context = () => readFileSync(fileOf('story', 'context'), 'utf8')
  await write('story', story('Old', 'id'))
  await write('product', { result: { data: '"rests":true', pageContext: { site: 'ww' } } })
  slimPageData(directory)
  expect(JSON.parse(context())).toEqual({ ...around, result: { pageContext } })
  expect(existsSync(fileOf('product', 'context'))).toBe(false)

  const { mtimeMs } = statSync(fileOf('story', 'context'))
  await write('story', story('New'))
  slimPageData(directory)
  expect(statSync(fileOf('story', 'context')).mtimeMs).toBe(mtimeMs)
  pageContext.share.src = '/b.jpg'
  await write('story', story('New'))
  slimPageData(directory)
  expect(JSON.parse(context())).toEqual({ ...around, result: { pageContext } })

  await write('story', { result: { data: {}, pageContext: { site: 'ww' } } })
  slimPageData(directory)
  expect(existsSync(fileOf('story', 'context'))).toBe(false)
})
