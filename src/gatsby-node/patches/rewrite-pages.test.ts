import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { rewritePages } from './rewrite-pages'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rewrite-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('pages are written where they change, and what they are put together from stays', async () => {
  const files = ['changed.html', 'same.html', '_gatsby/slices/piece.html'].map((file) =>
    path.join(folder, file),
  )
  const [changed = '', same = '', piece = ''] = files
  await mkdir(path.dirname(piece), { recursive: true })
  for (const file of files) await writeFile(file, file === same ? 'new' : 'old')
  const before = await stat(same)
  await rewritePages(folder, (html) => html.replace('old', 'new'))
  expect(await readFile(changed, 'utf8')).toBe('new')
  expect(await readFile(piece, 'utf8')).toBe('old')
  expect((await stat(same)).mtimeMs).toBe(before.mtimeMs)
})
