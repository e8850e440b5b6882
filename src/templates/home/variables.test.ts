import { buildFacts, plannedPage } from '../shared/testing/build'
import { contentNodes, entryNode } from '../shared/testing/content'
import { homeVariables } from './variables'

const page = plannedPage(entryNode('home'))
const TODAY = '2026-11-21'

test('the home page has the latest news and the next event, of its own site only', () => {
  const content = contentNodes([
    entryNode('old', { date: '2026-01-01' }),
    ...['2026-02-01', '2026-03-01', '2026-04-01', '2026-05-01'].map((date) =>
      entryNode(`of ${date}`, { date }),
    ),
    entryNode('elsewhere', { site: 'it_eu', date: '2026-11-01' }),
    entryNode('over', { type: 'event', date: '2026-11-01', endDate: '2026-11-20' }),
    entryNode('running', { type: 'event', date: '2026-11-19', endDate: '2026-11-21' }),
    entryNode('later', { type: 'event', date: '2027-01-18' }),
    entryNode('workingAt', { section: 'workingAt', handle: 'workingAt', slug: null }),
    entryNode('job', { section: 'jobOpportunities' }),
  ])
  expect(homeVariables(page, buildFacts(content, TODAY))).toMatchObject({
    news: ['of 2026-05-01', 'of 2026-04-01', 'of 2026-03-01', 'of 2026-02-01', 'running'],
    careers: 'workingAt',
    jobs: 1,
  })
})

test('a site without news, careers and jobs has a home page all the same', () => {
  expect(homeVariables(page, buildFacts(contentNodes([]), TODAY))).toMatchObject({
    news: [],
    careers: null,
    jobs: 0,
  })
})
