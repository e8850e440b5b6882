import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { keepBuild, restoreBuild } from './netlify-cache'

const netlify = { NETLIFY: 'true' }
const before = process.cwd()
const cache = () => resolveIn('cache')

let folder: string
const resolveIn = (name: string) => join(folder, name)
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'netlify-'))
  process.chdir(folder)
})
afterEach(async () => {
  process.chdir(before)
  await rm(folder, { recursive: true })
})

const HISTORY = '.build/address-history.json'
const PAGE = '.build/production/public/saw/index.html'
const write = async (file: string, text: string) => {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
  await utimes(file, 1000, 1000)
}
const found = (file: string) => readFile(file, 'utf8').catch(() => null)

test('the files of a build are there for the next one, on a machine that has nothing, with their dates', async () => {
  await write(PAGE, '<p>Saw</p>')
  await write(HISTORY, '{}')
  await keepBuild(netlify, cache())
  await rm('.build', { recursive: true })
  await restoreBuild(netlify, cache())
  expect(await Promise.all([PAGE, HISTORY].map(found))).toEqual(['<p>Saw</p>', '{}'])
  expect((await stat(PAGE)).mtime.getTime()).toBe(1_000_000)
})

test('of what is kept nothing is left that a later build did not have', async () => {
  await write(PAGE, '<p>Saw</p>')
  await keepBuild(netlify, cache())
  await rm(PAGE)
  await keepBuild(netlify, cache())
  await restoreBuild(netlify, cache())
  expect(await found(PAGE)).toBeNull()
})

test('the first build finds nothing, and other machines keep nothing', async () => {
  await restoreBuild(netlify, cache())
  await write(HISTORY, '{}')
  for (const elsewhere of [{}, { NETLIFY: 'true', NETLIFY_LOCAL: 'true' }]) {
    await keepBuild(elsewhere, cache())
    expect(await found(join(cache(), 'address-history.json'))).toBeNull()
    await restoreBuild(elsewhere, cache())
    expect(await found(HISTORY)).toBe('{}')
  }
})
