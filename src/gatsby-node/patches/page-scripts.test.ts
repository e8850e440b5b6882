import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { scriptsOf, withPageScripts } from './page-scripts'

const HOME = 'component---src-templates-home-tsx'
const scripts = new Map([
  ['app', ['webpack-runtime-01234567890123456789.js', 'app-01234567890123456789.js']],
  [HOME, ['shared-01234567890123456789.js', 'home-01234567890123456789.js']],
  ['messages-de', ['messages-de-01234567890123456789.js']],
  ['content', ['content-01234567890123456789.js']],
])
const page = (files: string, others = '') =>
  `<html data-x="" lang="de-DE"><style data-href="/${HOME}.2a5fe3ce2a5fe3ce2a5f.css"></style>` +
  `<script data-files${files && `="${files}"`} data-data="">code</script>${others}</html>`
const allOf = (...groups: string[]) => groups.flatMap((group) => scripts.get(group) ?? []).join(' ')
const all = allOf('app', HOME, 'messages-de')

test('all scripts of a page are fetched at once, and none by Gatsby', () => {
  const gatsbys = '<script src="/app-01234567890123456789.js" async></script>'
  expect(withPageScripts(page('', gatsbys), scripts)).toBe(page(all))
})

test('a page that is hydrated on interaction has the script for that in place of those of its template', () => {
  const later = (files: string) =>
    page(files).replace('lang="de-DE"', 'lang="de-DE" data-hydrate="interaction"')
  expect(withPageScripts(later(''), scripts)).toBe(later(allOf('app', 'content', 'messages-de')))
})

test('a page of an earlier build gets the scripts of this one', () => {
  expect(withPageScripts(page('app-76543210765432107654.js'), scripts)).toBe(page(all))
})

test('a page without a place for scripts, and one with others, end the build', () => {
  expect(() => withPageScripts('<html lang="de-DE"></html>', scripts)).toThrow('docs/gatsby.md')
  expect(() => withPageScripts(page('', '<script src="/a.js"></script>'), scripts)).toThrow(
    'docs/gatsby.md',
  )
})

describe('the scripts of a build', () => {
  let folder: string
  beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'scripts-'))))
  afterEach(() => rm(folder, { recursive: true }))

  const read = async (groups: Readonly<Record<string, readonly string[]>>) => {
    const namedChunkGroups = Object.fromEntries(
      Object.entries(groups).map(([group, files]) => [
        group,
        { assets: files.map((name) => ({ name })) },
      ]),
    )
    await writeFile(path.join(folder, 'webpack.stats.json'), JSON.stringify({ namedChunkGroups }))
    return scriptsOf(folder)
  }

  test('are found by their group', async () => {
    const found = await read({
      app: ['app-01234567890123456789.js', 'styles.01234567890123456789.css'],
      [HOME]: [`${HOME}.01234567890123456789.css`, 'home-01234567890123456789.js'],
    })
    expect([...found]).toEqual([
      ['app', ['app-01234567890123456789.js']],
      [HOME, ['home-01234567890123456789.js']],
    ])
  })
})
