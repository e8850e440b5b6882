import { mkdir, mkdtemp, readFile, rm, utimes, writeFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { flatten, restore } from './flat-html'
import { htmlFiles } from './html-files'

let folder: string

const write = async (path: string, text: string) => {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), text)
}

const page = async (path: string, text = path) => {
  await write(path === '' ? 'index.html' : `${path}/index.html`, text)
  await write(`page-data/${path === '' ? 'index' : path}/page-data.json`, '{}')
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'flat-html-'))
  await page('')
  await page('products')
  await page('products/saws')
  await page('de_eu')
  await page('de_eu/404')
})
afterEach(() => rm(folder, { recursive: true }))

describe('flatten', () => {
  it('gives every page but the root one a file that is served without a trailing slash', async () => {
    expect(await flatten(folder)).toBe(4)
    expect(await htmlFiles(folder)).toEqual([
      'de_eu.html',
      'de_eu/404.html',
      'index.html',
      'products.html',
      'products/saws.html',
    ])
    expect(await readFile(join(folder, 'products.html'), 'utf8')).toBe('products')
  })

  it('does nothing the second time', async () => {
    await flatten(folder)
    expect(await flatten(folder)).toBe(0)
  })

  it('leaves alone what is not a page, and the two forms that Gatsby writes of its own 404', async () => {
    await write('widget/index.html', 'a static file')
    await page('404')
    await write('404.html', 'as a file')
    await write('page-data/404.html/page-data.json', '{}')
    await flatten(folder)
    expect(await htmlFiles(folder)).toEqual(
      expect.arrayContaining(['widget/index.html', '404/index.html', '404.html']),
    )
    expect(await readFile(join(folder, '404.html'), 'utf8')).toBe('as a file')
  })
})

describe('restore', () => {
  it('puts every file back as it was, bytes and dates', async () => {
    await utimes(join(folder, 'products/saws/index.html'), 1000, 1000)
    const before = await htmlFiles(folder)
    await flatten(folder)
    expect(await restore(folder)).toBe(4)
    expect(await htmlFiles(folder)).toEqual(before)
    expect((await stat(join(folder, 'products/saws/index.html'))).mtimeMs).toBe(1_000_000)
    expect(await restore(folder)).toBe(0)
  })

  it('finishes what an interrupted run began', async () => {
    const before = await htmlFiles(folder)
    await flatten(folder)
    await page('products', 'written by a build that was then interrupted')
    await restore(folder)
    expect(await htmlFiles(folder)).toEqual(before)
    expect(await readFile(join(folder, 'products/index.html'), 'utf8')).toMatch(/^written by/)
  })

  it('leaves static files alone, and a folder that does not exist', async () => {
    await write('manual.html', 'a static file')
    await restore(folder)
    expect(await htmlFiles(folder)).toContain('manual.html')
    expect(await restore(join(folder, 'nowhere'))).toBe(0)
  })
})
