import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { edits } from '../plugins/gatsby-source-custom-api/src/testing/edits'
import {
  EmbeddedContent,
  type Machine,
} from '../plugins/gatsby-source-custom-api/src/testing/embedded'
import { CACHE_DIRECTORY } from '../plugins/gatsby-source-custom-api/src/plugin-options-schema'
import { prepareBuildFolder } from './build-folder'
import { type Environment, readEnvironment } from './environment'
import { LastBuild } from './last-build'

const before = process.cwd()
let project: string
let content: EmbeddedContent
let machine: Machine

beforeEach(async () => {
  project = await mkdtemp(path.join(tmpdir(), 'project-'))
  process.chdir(project)
  await mkdir('src')
  await mkdir('node_modules')
  await writeFile('src/page.tsx', 'export default () => null')
  await writeFile('package-lock.json', '{}')
  content = await EmbeddedContent.start()
  machine = await content.machine(project)
})
afterEach(async () => {
  await content.close()
  process.chdir(before)
  await rm(project, { recursive: true })
})

const lastBuild = async (changes: Partial<Environment> = {}, day = '2027-03-01') =>
  LastBuild.at({
    folder: await prepareBuildFolder('production'),
    environment: { ...readEnvironment({}), ...changes },
    contentApiUrl: content.apiUrl,
    sites: ['ww', 'de_eu'],
    day,
  })

const build = async () => {
  const made = await lastBuild()
  await made.forget()
  await machine.build({ cacheDirectory: CACHE_DIRECTORY })
  await made.remember()
}

const isCurrent = async (changes?: Partial<Environment>) => (await lastBuild(changes)).isCurrent()

test('a build need not be made again while nothing has changed', async () => {
  expect(await isCurrent()).toBe(false)
  await build()
  expect(await isCurrent()).toBe(true)
  // Not by dates: a fresh checkout has others.
  await utimes('src/page.tsx', 0, 0)
  expect(await isCurrent()).toBe(true)
})

test.each<[string, () => Promise<unknown>]>([
  ['a source has changed', () => writeFile('src/page.tsx', 'export default () => 1')],
  ['there is another source', () => writeFile('src/other.tsx', '')],
  ['a source is gone', () => rm('src/page.tsx')],
  ['packages have changed', () => writeFile('package-lock.json', '{ }')],
  ['content has changed', () => content.edit(Object.values(edits)[0] ?? (() => Promise.resolve()))],
  [
    'content was sourced since, by whomever',
    () => machine.build({ full: true, cacheDirectory: CACHE_DIRECTORY }),
  ],
  ['Gatsby has failed since', async () => (await lastBuild()).forget()],
])('it is made again when %s', async (_, change) => {
  await build()
  expect(await isCurrent()).toBe(true)
  await change()
  expect(await isCurrent()).toBe(false)
})

test.each<[string, Partial<Environment>]>([
  ['another public origin', { SITE_URL: 'https://www.example.com' }],
  ['a tag manager', { GATSBY_GTM_ID: 'GTM-ABC123' }],
  ['drafts', { CONTENT_API_TOKEN: 'saxum-preview' }],
  ['everything asked for', { CONTENT_FULL: '1' }],
])('it is made again with %s', async (_, changes) => {
  await build()
  expect(await isCurrent(changes)).toBe(false)
})

test('it is made again on another day, because pages come and go by date', async () => {
  await build()
  const tomorrow = await lastBuild({}, '2027-03-02')
  expect(await tomorrow.isCurrent()).toBe(false)
})

test('a refused release may be published without another build', async () => {
  await build()
  expect(await isCurrent({ ALLOW_REMOVALS: '1' })).toBe(true)
})

test('the code is compiled until it changes, whatever becomes of the content', async () => {
  const isOfCode = async () => (await lastBuild()).isOfCode()
  expect(await isOfCode()).toBe(false)
  await build()
  await content.edit(Object.values(edits)[0] ?? (() => Promise.resolve()))
  expect(await isOfCode()).toBe(true)
  await writeFile('src/page.tsx', 'export default () => 1')
  expect(await isOfCode()).toBe(false)
})
