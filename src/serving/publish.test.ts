import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { publish, recover } from './publish'

let folder: string
const at = (...names: string[]) => join(folder, ...names)
const folders = () => ({ built: at('built'), published: at('public'), work: at('work') })

/** Changes files in place, as Gatsby does. */
const build = async (files: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(at('built', name)), { recursive: true })
    await writeFile(at('built', name), text)
  }
}
const page = (name: string, text: string) => ({
  [`${name}/index.html`]: text,
  [`page-data/${name}/page-data.json`]: `{"text":"${text}"}`,
})
const manyPages = (text: string): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: 150 }, (_, index) =>
      Object.entries(page(`products/${index}`, text)),
    ).flat(),
  )

const published = async (): Promise<Record<string, string>> => {
  const entries = await readdir(at('public'), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const read = files.map(async ({ parentPath, name }): Promise<[string, string]> => {
    const file = join(parentPath, name)
    return [relative(at('public'), file), await readFile(file, 'utf8')]
  })
  return Object.fromEntries(await Promise.all(read))
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'publish-'))
})
afterEach(() => rm(folder, { recursive: true }))

describe('publish', () => {
  it('publishes pages under flat names and all else as it is', async () => {
    await build({ 'index.html': 'home', 'app.js': 'script', ...page('products/saws', 'Saws') })
    await publish(folders(), { allowRemovals: false })
    expect(await published()).toEqual({
      'index.html': 'home',
      'app.js': 'script',
      'products/saws.html': 'Saws',
      'page-data/products/saws/page-data.json': '{"text":"Saws"}',
    })
  })

  it('changes only what a build changed, and no published file when Gatsby writes its own', async () => {
    await build({ 'same.txt': 'same', 'again.txt': 'same', 'gone.txt': 'x', ...page('a', 'one') })
    await publish(folders(), { allowRemovals: false })
    const identity = async (name: string) => {
      const { ino, mtimeMs } = await stat(at('public', name))
      return [ino, mtimeMs]
    }
    const before = [await identity('same.txt'), await identity('again.txt')]
    const inode = (await stat(at('public/a.html'))).ino

    await rm(at('built/gone.txt'))
    await build({ 'again.txt': 'same', ...page('a', 'two') })
    expect((await published())['a.html']).toBe('one')
    await publish(folders(), { allowRemovals: false })
    expect(await published()).toMatchObject({ 'same.txt': 'same', 'a.html': 'two' })
    expect(await published()).not.toHaveProperty('gone.txt')
    expect([await identity('same.txt'), await identity('again.txt')]).toEqual(before)
    expect((await stat(at('public/a.html'))).ino).not.toBe(inode)
    // The next release begins with the files of the release before the published one.
    expect(await readdir(at('work'))).toEqual(['next', 'published.json'])
  })

  it('leaves nothing of an earlier release in one that begins with it', async () => {
    const releases: Record<string, string>[] = [
      { 'maps/old/world.svg': 'old', 'maps/old/sea.svg': 'sea', list: 'file' },
      { 'list/a.txt': 'folder' },
      { list: 'file again' },
      { 'list/b.txt': 'folder again', 'maps/old/world.svg': 'new' },
    ]
    for (const files of releases) {
      await rm(at('built'), { recursive: true, force: true })
      await build({ 'index.html': 'home', ...files })
      await publish(folders(), { allowRemovals: false })
      expect(await published()).toEqual({ 'index.html': 'home', ...files })
      const entries = await readdir(at('public'), { recursive: true })
      const names = Object.keys(files).flatMap((name) => [
        name,
        dirname(name),
        dirname(dirname(name)),
      ])
      expect(new Set(entries)).toEqual(
        new Set(['index.html', ...names.filter((name) => name !== '.')]),
      )
    }
  })

  it('leaves one release or the other, whole, whenever it is killed', async () => {
    await build(manyPages('0'))
    await publish(folders(), { allowRemovals: false })
    const script = resolve('src/serving/testing/publish-here.ts')
    for (const [index, delay] of [0, 5, 15, 30, 60, 90].entries()) {
      const before = await published()
      await build(manyPages(`${index + 1}`))
      const child = spawn(process.execPath, ['--import', 'tsx', script, folder])
      await new Promise((started) => child.stdout.once('data', started))
      await pause(delay)
      child.kill('SIGKILL')
      await new Promise((ended) => child.once('close', ended))
      await recover(folders())
      const present = await published()
      const next = Object.fromEntries(
        Object.entries(before).map(([name, text]) => [name, text.replace(/\d+/, `${index + 1}`)]),
      )
      expect([before, next]).toContainEqual(present)
    }
  }, 180_000)

  it('switches nothing when too much would go, unless that is allowed', async () => {
    await build({ ...page('services', 'Services'), ...page('products', 'Products') })
    await publish(folders(), { allowRemovals: false })
    const before = await published()
    await rm(at('built/services'), { recursive: true })
    await expect(publish(folders(), { allowRemovals: false })).rejects.toThrow(
      '  - ww: the page /services\n',
    )
    expect(await published()).toEqual(before)
    await publish(folders(), { allowRemovals: true })
    expect(await published()).not.toHaveProperty('services.html')
  })

  it('knows what was published where only the work folder was kept', async () => {
    await build(page('services', 'Services'))
    await publish(folders(), { allowRemovals: false })
    await rm(at('public'), { recursive: true })
    await rm(at('built/services'), { recursive: true })
    await expect(publish(folders(), { allowRemovals: false })).rejects.toThrow('/services')
  })

  it('puts back what was published when it was killed between its two renames', async () => {
    await build(page('a', 'one'))
    await publish(folders(), { allowRemovals: false })
    await mkdir(at('work/next'), { recursive: true })
    await rename(at('public'), at('work/last'))
    await recover(folders())
    expect((await published())['a.html']).toBe('one')
  })
})
