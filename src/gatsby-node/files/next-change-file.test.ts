import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deadlineIn } from '../../content-client'
import { TestServer } from '../../content-client/testing/server'
import { NEXT_CHANGE_PATH, readNextChange } from '../../functions/lib/publishing/next-change'
import { entryNode } from '../../templates/shared/testing/content'
import { writeNextChange } from './next-change-file'

const fair = entryNode('fair', { type: 'event', date: '2027-02-28' })

it('is written for the function that reads it from the site', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'next-change-'))
  const site = await TestServer.start(async ({ path }) => ({
    body: await readFile(join(folder, path)),
  }))
  process.env.URL = site.origin
  writeNextChange(folder, [fair], '2027-01-15')
  expect(await readNextChange(deadlineIn(5000))).toBe(Date.parse('2027-03-01T00:00:00Z'))
  writeNextChange(folder, [fair], '2027-03-01')
  expect(await readNextChange(deadlineIn(5000))).toBeNull()
  expect(site.paths).toEqual([NEXT_CHANGE_PATH, NEXT_CHANGE_PATH])
  delete process.env.URL
  await site.close()
  await rm(folder, { recursive: true })
})
