import { existsSync, mkdtempSync, readFileSync, statSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writePageContexts } from './page-contexts'

const directory = mkdtempSync(path.join(tmpdir(), 'page-data-'))
const fileOf = (page: string, name = 'page-data') =>
  path.join(directory, 'page-data', page, `${name}.json`)

async function write(page: string, data: object): Promise<void> {
  await mkdir(path.dirname(fileOf(page)), { recursive: true })
  await writeFile(fileOf(page), JSON.stringify(data))
}

test('beside the data of a page that is hydrated on interaction stands what it knows of itself besides its content', async () => {
  const pageContext = { site: 'ww', hydrate: 'interaction', share: { src: '/a.jpg' } }
  const around = { path: '/story', slicesMap: { menu: 'menu-ww' } }
  const story = (title: string) => ({
    ...around,
    result: { data: { title, says: '"hydrate":"interaction"' }, pageContext },
  })
  const context = () => readFileSync(fileOf('story', 'context'), 'utf8')
  await write('story', story('Old'))
  await write('product', {
    result: { data: '"hydrate":"interaction"', pageContext: { site: 'ww' } },
  })
  writePageContexts(directory)
  expect(JSON.parse(context())).toEqual({ ...around, result: { pageContext } })
  expect(existsSync(fileOf('product', 'context'))).toBe(false)

  const { mtimeMs } = statSync(fileOf('story', 'context'))
  await write('story', story('New'))
  writePageContexts(directory)
  expect(statSync(fileOf('story', 'context')).mtimeMs).toBe(mtimeMs)
  pageContext.share.src = '/b.jpg'
  await write('story', story('New'))
  writePageContexts(directory)
  expect(JSON.parse(context())).toEqual({ ...around, result: { pageContext } })

  await write('story', { result: { data: {}, pageContext: { site: 'ww' } } })
  writePageContexts(directory)
  expect(existsSync(fileOf('story', 'context'))).toBe(false)
})
