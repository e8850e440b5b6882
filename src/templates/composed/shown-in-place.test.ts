import { buildFacts, plannedPage } from '../shared/testing/build'
import { contentNodes, entryNode } from '../shared/testing/content'
import { showingEntriesOf } from './shown-in-place'

test('the page shows the entries of its section, except those that cannot be applied for any more', () => {
  const job = { section: 'jobOpportunities' }
  const entries = [
    entryNode('old', { ...job, date: '2026-01-01' }),
    entryNode('new', { ...job, date: '2026-02-01', deadline: '2027-01-15T12:00:00Z' }),
    entryNode('over', { ...job, deadline: '2027-01-14' }),
    entryNode('elsewhere', { ...job, site: 'it_eu' }),
    entryNode('news'),
  ]
  const page = plannedPage(entryNode('jobs', { slug: null }))
  const build = buildFacts(contentNodes(entries), '2027-01-15')
  expect(showingEntriesOf('jobOpportunities')(page, build).rows).toEqual(['new', 'old'])
})
