import type { PlannedPage } from '../../routes'
import { bitVariables, homeVariables, servicesVariables } from './overview'
import { buildContent, entryNode } from '../testing/content'

const page: PlannedPage = {
  site: 'ww',
  route: 'home',
  path: '/',
  params: {},
  entry: { id: 'home', source: 'home', section: 'home', slug: null, translations: {} },
  alternates: {},
}

const TODAY = '2026-11-21'

test('the home page has the latest news and the next event, of its own site only', () => {
  const content = buildContent([
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
  expect(homeVariables(page, content, TODAY)).toEqual({
    news: ['of 2026-05-01', 'of 2026-04-01', 'of 2026-03-01', 'of 2026-02-01', 'running'],
    careers: 'workingAt',
    jobs: 1,
  })
})

test('a site without news, careers and jobs has a home page all the same', () => {
  expect(homeVariables(page, buildContent([]), TODAY)).toEqual({ news: [], careers: null, jobs: 0 })
})

test('the services have the latest articles, the next dates, and a question of each group', () => {
  const question = (key: string) => ({ key, question: `${key}?`, answer: '' })
  const faq = (...keys: readonly string[]) => ({
    type: 'faq' as const,
    title: null,
    questions: keys.map(question),
  })
  const content = buildContent([
    entryNode('new', { section: 'articles', date: '2026-10-01' }),
    entryNode('past', { section: 'webinars', date: '2026-03-18T15:00:00+01:00' }),
    entryNode('on request', { section: 'webinars' }),
    entryNode('third', { section: 'webinars', date: '2027-04-14' }),
    entryNode('second', { section: 'webinars', date: '2027-02-24' }),
    entryNode('today', { section: 'webinars', date: '2026-11-21T09:00:00+01:00' }),
    entryNode('faq', {
      section: 'faq',
      handle: 'faq',
      slug: null,
      blocks: [faq('a', 'b'), faq('c', 'd')],
    }),
  ])
  expect(servicesVariables(page, content, TODAY)).toEqual({
    shelved: ['new', 'today', 'second'],
    questions: [
      { key: 'a', question: 'a?' },
      { key: 'c', question: 'c?' },
    ],
  })
})

test('the bureau has all open calls and the last that were closed', () => {
  const call = (id: string, status: 'open' | 'closed', date: string) =>
    entryNode(id, { section: 'tendersAndProjects', status, date })
  const content = buildContent([
    call('o1', 'open', '2026-10-01'),
    call('c1', 'closed', '2024-01-01'),
    call('c2', 'closed', '2025-01-01'),
    call('c3', 'closed', '2025-02-01'),
    call('c4', 'closed', '2025-03-01'),
  ])
  expect(bitVariables(page, content)).toEqual({ open: ['o1'], closed: ['c4', 'c3', 'c2'] })
})
