import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeFileAtomic } from './write-file-atomic'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'write-file-atomic-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('of texts that are written at the same time, one is there as a whole', async () => {
  const texts = Array.from({ length: 20 }, (_, index) => `${index}`.repeat(200_000))
  const file = join(folder, 'kept.json')
  await Promise.all(texts.map((text) => writeFileAtomic(file, text)))
  expect(texts).toContain(await readFile(file, 'utf8'))
  expect(await readdir(folder)).toEqual(['kept.json'])
})
