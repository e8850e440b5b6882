import type { EntryNode } from '../templates/shared/content-nodes'
import { filterByValidity } from './guards'
import { refusal, refusedByGuard } from './refused-pages'
import { entryNode } from '../templates/shared/testing/content'
import { buildContent } from './testing/content'

const entry = (fields: Partial<EntryNode>) =>
  entryNode('Verona fair', { section: 'landings', slug: 'verona', ...fields })
const isThere = (fields: Partial<EntryNode>) =>
  filterByValidity(buildContent([entry(fields)]), '2027-09-28').content.entries.length === 1

it('keeps entries without a guard, whatever their dates', () => {
  expect(isThere({ date: '2020-01-01' })).toBe(true)
})

it.each([
  ['upcoming', { date: '2027-09-26', endDate: '2027-09-28' }, true],
  ['upcoming', { date: '2027-09-26', endDate: '2027-09-27' }, false],
  ['upcoming', { date: '2027-09-28T09:00:00+02:00' }, true],
  ['upcoming', { date: '2027-09-27' }, false],
  ['upcoming', {}, true],
  ['beforeDeadline', { deadline: '2027-09-28' }, true],
  ['beforeDeadline', { deadline: '2027-09-27' }, false],
])('the guard %s lets %j pass: %s', (guard, fields, passes) => {
  expect(isThere({ guard, ...fields })).toBe(passes)
})

// @RD2.6
it('Unknown guard: names every entry whose guard does not exist, and those that do', () => {
  const { content, unknown } = filterByValidity(
    buildContent([
      entry({ guard: 'constructor' }),
      entry({ site: 'it_eu', title: 'Casa', section: 'home', slug: null, guard: 'weekday' }),
      entry({ title: 'Good' }),
    ]),
    '2027-09-28',
  )
  expect(content.entries.map(({ title }) => title)).toEqual(['Good'])
  expect(refusal(unknown.map((each) => refusedByGuard(each, null)))).toBe(
    [
      'These pages name a guard that does not exist, so nothing was published:',
      '  - ww: the entry "Verona fair" (landings/verona) names the guard "constructor".',
      '  - it_eu: the entry "Casa" (home) names the guard "weekday".',
      '  → Name one of beforeDeadline, upcoming in the content service, or add the guard to src/plan/guards.ts.',
    ].join('\n'),
  )
  expect(refusal([])).toBeNull()
})
