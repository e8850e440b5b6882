import type { EntryNode } from '../../templates/shared/content-nodes'
import { reportUnknownBlocks } from './report-unknown-blocks'
import { entryNode } from '../../templates/shared/testing/content'

const entry = (fields: Partial<EntryNode>) =>
  entryNode('n1', { site: 'de_eu', title: 'Verona 2027', slug: 'verona-2027', ...fields })

const warningsOf = (...entries: readonly EntryNode[]) => {
  const lines: string[] = []
  reportUnknownBlocks({ entries }, { warn: (line) => lines.push(line) })
  return lines
}

test('names the entry, the block and its type', () => {
  const text = { type: 'text' as const, title: null, text: '<p>Hall 4</p>' }
  expect(
    warningsOf(entry({ blocks: [text, { type: 'unknown', name: 'hologram' }] }), entry({})),
  ).toEqual([
    'de_eu: block 2 of the entry "Verona 2027" (newsAndEvents/verona-2027) is of the type "hologram", which this version of the site does not know. It is left out.',
  ])
})

test('a page without a slug is named by its section', () => {
  const home = entry({
    section: 'home',
    slug: null,
    blocks: [{ type: 'unknown', name: 'hologram' }],
  })
  expect(warningsOf(home)).toEqual([expect.stringContaining('the entry "Verona 2027" (home) is')])
})
