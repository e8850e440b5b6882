import { buildFacts, plannedPage } from '../shared/testing/build'
import { contentNodes, entryNode } from '../shared/testing/content'
import { bitVariables } from './bit-variables'

const page = plannedPage(entryNode('bit'))

test('the bureau has all open calls and the last that were closed', () => {
  const call = (id: string, status: 'open' | 'closed', date: string) =>
    entryNode(id, { section: 'tendersAndProjects', status, date })
  const content = contentNodes([
    call('o1', 'open', '2026-10-01'),
    call('c1', 'closed', '2024-01-01'),
    call('c2', 'closed', '2025-01-01'),
    call('c3', 'closed', '2025-02-01'),
    call('c4', 'closed', '2025-03-01'),
  ])
  expect(bitVariables(page, buildFacts(content))).toMatchObject({
    open: ['o1'],
    closed: ['c4', 'c3', 'c2'],
  })
})
