import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { relinkStyles } from './relink-styles'

const OLD = 'styles.27c253c603.css'
const NEW = 'styles.2a5fe3ce7a.css'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'relink-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('pages of an earlier build link to the style sheet of this one; others are not written', async () => {
  const page = (name: string) => path.join(folder, name)
  const html = (style: string) => `<link rel="stylesheet" href="/${style}"><p>styles.css</p>`
  await writeFile(page('old.html'), html(OLD))
  await writeFile(page('new.html'), html(NEW))
  const before = await stat(page('new.html'))
  await relinkStyles(folder, NEW)
  expect(await readFile(page('old.html'), 'utf8')).toBe(html(NEW))
  expect((await stat(page('new.html'))).mtimeMs).toBe(before.mtimeMs)
})
