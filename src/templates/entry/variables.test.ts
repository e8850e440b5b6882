import type { EntryNode } from '../shared/content-nodes'
import { buildFacts, plannedPage } from '../shared/testing/build'
import { contentNodes, entryNode } from '../shared/testing/content'
import { entryVariables, leadingOnTo } from './variables'

const c = entryNode('c', { date: '2026-03-01' })
const b = entryNode('b', { date: '2026-02-01' })
const a = entryNode('a', { date: '2026-01-01' })
const showing = (...slugs: readonly string[]): EntryNode => ({
  ...c,
  blocks: [
    {
      type: 'entries',
      preTitle: null,
      title: null,
      entries: slugs.map((slug) => ({ section: c.section, slug })),
    },
  ],
})
const neighboursOf = (entry: EntryNode, variables = entryVariables, others = [c, b, a]) =>
  variables(
    plannedPage(entry),
    buildFacts(contentNodes([...others.filter(({ id }) => id !== entry.id), entry])),
  ).neighbours

it('names those that come after, from the last on to the first', () => {
  expect(neighboursOf(c)).toEqual(['b', 'a'])
  expect(neighboursOf(b)).toEqual(['a', 'c'])
  expect(neighboursOf(a)).toEqual(['c', 'b'])
})

it('does not name what the page shows already, and nothing where editors chose where to read on', () => {
  expect(neighboursOf(showing('b'))).toEqual(['a'])
  expect(neighboursOf(showing('a', 'b'))).toEqual([])
})

it('never names the entry itself', () => {
  expect(neighboursOf(c, entryVariables, [])).toEqual([])
})

it('leads on to as many as its type says', () => {
  expect(neighboursOf(c, leadingOnTo(1))).toEqual(['b'])
  expect(neighboursOf(c, leadingOnTo(0))).toEqual([])
})
