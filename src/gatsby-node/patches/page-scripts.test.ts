import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { scriptsOf, withPageScripts } from './page-scripts'

const scripts = new Map([
  ['app', ['webpack-runtime-01234567.js', 'app-01234567.js']],
  ['4711', ['shared-01234567.js', '4711-01234567.js']],
  ['messages-de', ['messages-de-01234567.js']],
  ['resting', ['resting-01234567.js']],
])
const page = (files: string, others = '') =>
  `<html data-x="" lang="de-DE"><style data-href="/4711.2a5fe3ce.css"></style>` +
  `<script data-files${files && `="${files}"`} data-data="">code</script>${others}</html>`
const allOf = (...groups: string[]) => groups.flatMap((group) => scripts.get(group) ?? []).join(' ')
const all = allOf('app', '4711', 'messages-de')

test('all scripts of a page are fetched at once, and none by Gatsby', () => {
  const gatsbys = '<script src="/app-01234567.js" async></script>'
  expect(withPageScripts(page('', gatsbys), scripts)).toBe(page(all))
})

test('a page that rests has the script for that in place of those of its template', () => {
  const rests = (files: string) => page(files).replace('lang="de-DE"', 'lang="de-DE" data-rests')
  expect(withPageScripts(rests(''), scripts)).toBe(rests(allOf('app', 'resting', 'messages-de')))
})

test('a page of an earlier build gets the scripts of this one', () => {
  expect(withPageScripts(page('app-76543210.js'), scripts)).toBe(page(all))
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
  const SHEETS = ['block-styles.01234567.css', '4711.01234567.css']

  test('are found by their group, those of a template by the number of its style sheet', async () => {
    const found = await read({
      app: ['app-01234567.js', 'styles.01234567.css'],
      'component---home': [...SHEETS, '4711-76543210.js'],
    })
    expect([...found]).toEqual([
      ['app', ['app-01234567.js']],
      ['4711', ['4711-76543210.js']],
    ])
  })

  test.each([[SHEETS.slice(0, 1)], [[...SHEETS, '4712.01234567.css']]])(
    'a template with %j ends the build',
    async (files) => {
      await expect(read({ 'component---home': files })).rejects.toThrow(
        /component---home has not one style sheet.*docs\/gatsby\.md/,
      )
    },
  )
})
