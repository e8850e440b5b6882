import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isCompiled } from './compiled-files'

let folder: string
const write = (file: string, text = '') => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'compiled-'))
  const assets = [
    { name: 'app-12345678901234567890.js' },
    { name: 'styles.12345678901234567890.css' },
  ]
  write('public/webpack.stats.json', JSON.stringify({ namedChunkGroups: { app: { assets } } }))
  for (const { name } of assets) write(`public/${name}`)
  write('.cache/page-ssr/routes/render-page.js')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a compilation is complete when all its files are there', async () => {
  expect(await isCompiled(folder)).toBe(true)
})

test.each([
  'public/styles.12345678901234567890.css',
  '.cache/page-ssr/routes/render-page.js',
  'public',
])('it is not without %s', async (lost) => {
  rmSync(path.join(folder, lost), { recursive: true })
  expect(await isCompiled(folder)).toBe(false)
})
