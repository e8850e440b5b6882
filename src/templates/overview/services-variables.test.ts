import { buildFacts, plannedPage } from '../shared/testing/build'
import { contentNodes, entryNode } from '../shared/testing/content'
import { servicesVariables } from './services-variables'

const page = plannedPage(entryNode('services'))
const TODAY = '2026-11-21'

test('the services have the latest articles, the next dates, and a question of each group', () => {
  const question = (key: string) => ({ key, question: `${key}?`, answer: '' })
  const faq = (...keys: readonly string[]) => ({
    type: 'faq' as const,
    title: null,
    questions: keys.map(question),
  })
  const content = contentNodes([
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
  expect(servicesVariables(page, buildFacts(content, TODAY))).toMatchObject({
    shelved: ['new', 'today', 'second'],
    questions: [
      { key: 'a', question: 'a?' },
      { key: 'c', question: 'c?' },
    ],
  })
})
