import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { closeServices, contentDirectory, startService } from './testing/service'

afterEach(closeServices)

const XENON = `code: SAW-X
category: saws
sites: [ww]
title: Xenon
abstract: { en: A saw. }
image: later.jpg
`
const parsed = z.object({ files: z.record(z.string(), z.object({ data: z.unknown() })) })

/** A content directory, and the answer of a service with a memory for its file `products/xenon.yaml`. */
async function remembered() {
  const directory = await contentDirectory({
    'media/alpha.jpg': '',
    'products/xenon.yaml': XENON,
  })
  const memory = path.join(directory.path, 'memory')
  const file = path.join(memory, 'parsed.json')
  const run = async () => {
    const service = await startService(directory, { memory })
    const answer = await service.request('/api/ww/products/saws/xenon.json')
    const problems = await service.problems()
    await service.server.close()
    return {
      body: await answer.text(),
      problems,
      kept: parsed.parse(JSON.parse(readFileSync(file, 'utf8'))),
    }
  }
  return { directory, file, first: await run(), run }
}

it('gives the same answers and problems, with their lines, of files that were parsed in an earlier run', async () => {
  const { file, first, run } = await remembered()
  // Only a service that trusts the remembered data shows the other title.
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('Xenon', 'Neon'))
  const { body, problems } = await run()
  expect(body).toBe(first.body.replaceAll('Xenon', 'Neon'))
  expect(problems).toEqual(first.problems)
  expect(problems).toContainEqual(expect.objectContaining({ field: 'image', line: 6 }))
})

it('parses what was edited since', async () => {
  const { directory, run } = await remembered()
  await directory.write('products/xenon.yaml', XENON.replace('A saw.', 'A new saw.'))
  const { body } = await run()
  expect(body).toContain('A new saw.')
})

it('keeps neither what is wrong nor what is no more', async () => {
  const { directory, first, run } = await remembered()
  expect(Object.keys(first.kept.files)).toContain('products/xenon.yaml')
  await directory.write('products/xenon.yaml', 'title: "never ends')
  await directory.delete('filters/materialsCategories.yaml')
  const { kept } = await run()
  expect(Object.keys(kept.files)).toEqual(
    Object.keys(first.kept.files).filter(
      (name) => name !== 'products/xenon.yaml' && name !== 'filters/materialsCategories.yaml',
    ),
  )
})

it.each([
  '',
  '{"parser":',
  '{"parser":"0.0.1","files":{"products/xenon.yaml":{"digest":"a","data":1}}}',
])('does without a memory that is damaged, or of another parser: %j', async (text) => {
  const { file, first, run } = await remembered()
  writeFileSync(file, text)
  expect((await run()).body).toBe(first.body)
})
