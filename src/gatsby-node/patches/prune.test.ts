import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { prune, pruneFiles } from './prune'

const HASH = '0123456789'
const OLD = 'ffffffffff'

describe('prune', () => {
  let directory: string
  beforeEach(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'prune-'))
  })
  afterEach(() => rm(directory, { recursive: true }))

  it('keeps what the build stands for and removes what earlier builds left', async () => {
    const kept = [
      'index.html',
      '404.html',
      'products/index.html',
      'page-data/index/page-data.json',
      'page-data/products/page-data.json',
      'page-data/products/context.json',
      'page-data/app-data.json',
      '_gatsby/slices/footer-1.html',
      `app-${HASH}.js`,
      `styles.${HASH}.css`,
      'site.webmanifest',
      'media/abc/400.avif',
    ]
    const gone = [
      'products/old/index.html',
      'page-data/products/old/page-data.json',
      'page-data/products/old/context.json',
      `app-${OLD}.js`,
      `app-${OLD}.js.map`,
      `styles.${OLD}.css`,
    ]
    for (const file of [...kept, ...gone]) {
      await mkdir(path.join(directory, path.dirname(file)), { recursive: true })
      await writeFile(path.join(directory, file), '')
    }

    await prune(directory, {
      pages: new Set(['/', '/404.html', '/products']),
      assets: new Set([`app-${HASH}.js`, `styles.${HASH}.css`]),
    })

    const left = (await readdir(directory, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    expect(left.sort()).toEqual([...kept].sort())
  })

  it('stops when no HTML is a page of the build, as when Gatsby names its files otherwise', async () => {
    await writeFile(path.join(directory, 'products.htm.html'), '')
    const output = { pages: new Set(['/products']), assets: new Set<string>() }
    await expect(prune(directory, output)).rejects.toThrow('docs/gatsby.md')
    expect(await readdir(directory)).toEqual(['products.htm.html'])
  })

  it('removes what is of a kind and was not written', async () => {
    for (const file of ['sitemap.xml', 'sitemap-ww-2.xml', 'other.xml']) {
      await writeFile(path.join(directory, file), '')
    }
    await pruneFiles(directory, /^sitemap/, new Set(['/sitemap.xml']))
    expect((await readdir(directory)).sort()).toEqual(['other.xml', 'sitemap.xml'])
  })
})
