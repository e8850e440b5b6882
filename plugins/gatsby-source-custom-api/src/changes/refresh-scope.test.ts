import type { Changes } from '../../../../src/contract'
import { refreshScopeOf, isCurrentAnswer, type Memory } from './refresh-scope'

const now = Date.parse('2026-03-02T12:00:00Z')
const memory: Memory = { until: '7', checked: '2026-03-02T08:00:00Z' }
const answer: Changes = { until: '8', complete: true, addresses: ['/navigation.json'], files: [] }
const situation = { full: false, memory, answer, now }

describe('refreshScopeOf', () => {
  it('is what changed where the service says so', () => {
    expect(refreshScopeOf(situation)).toEqual({
      by: 'changes',
      addresses: new Set(['/navigation.json']),
      files: new Set(),
    })
  })

  it('is by lists where the service does not offer changes', () => {
    const without = { ...memory, until: null }
    expect(refreshScopeOf({ ...situation, memory: without, answer: 'not-offered' })).toEqual({
      by: 'lists',
    })
  })

  it.each([
    ['on demand', { full: true }, 'CONTENT_FULL=1'],
    ['the first time', { memory: undefined }, 'nothing was kept'],
    ['once a day', { now: now + 20 * 3_600_000 }, 'once a day'],
    ['when the clock was set back', { now: now - 20 * 3_600_000 }, 'once a day'],
    ['when the memory is no date', { memory: { ...memory, checked: 'x' } }, 'once a day'],
    ['after a failure', { answer: { failure: 'Out of memory' } }, 'did not say what changed'],
    ['when not all is named', { answer: { ...answer, complete: false } }, 'does not know'],
    ['the first time that changes are offered', { memory: { ...memory, until: null } }, 'does not'],
    ['when they are not offered any more', { answer: 'not-offered' as const }, 'any more'],
    [
      'when an address is none',
      { answer: { ...answer, addresses: ['/ww/navigation.json'] } },
      'which is none',
    ],
  ])('is everything %s', (_, others, why) => {
    expect(refreshScopeOf({ ...situation, ...others })).toEqual({
      by: 'asking',
      why: expect.stringContaining(why),
    })
  })
})

describe('isCurrentAnswer', () => {
  const row = { title: 'Fair', dateUpdated: '2026-03-01T10:00:00Z', translations: { ww: 'fair' } }
  const kept = {
    key: '/ww/entries/news/fair.json',
    data: { ...row, body: '<p>Text</p>' },
    date: 'Sun, 01 Mar 2026 10:00:02 GMT',
    row,
  }
  const byLists = (others: Partial<typeof kept>) =>
    isCurrentAnswer({ by: 'lists' }, '/entries/news/fair.json', { ...kept, ...others })

  it('knows by lists an answer that says the same as its row', () => {
    expect(byLists({})).toBe(true)
  })

  it.each([
    ['another date', { row: { ...row, dateUpdated: '2026-03-01T10:00:01Z' } }],
    ['another title', { row: { ...row, title: 'Trade fair' } }],
    ['other versions', { row: { ...row, translations: { ww: 'trade-fair' } } }],
    ['an answer of the second of its change', { date: 'Sun, 01 Mar 2026 10:00:01 GMT' }],
  ])('does not trust a row with %s', (_, others) => {
    expect(byLists(others)).toBe(false)
  })

  it('does not take a day for an instant', () => {
    const day = { ...row, dateUpdated: '2026-03-01' }
    expect(byLists({ row: day, data: { ...kept.data, ...day } })).toBe(false)
  })

  it('asks for what has no row, no date or no answer', () => {
    const without = { row: undefined, date: null, data: null }
    for (const [name, value] of Object.entries(without)) {
      expect(isCurrentAnswer({ by: 'lists' }, '/x.json', { ...kept, [name]: value })).toBe(false)
    }
  })

  it('asks by changes for what is named, whatever its row says', () => {
    const scope = {
      by: 'changes',
      addresses: new Set(['/entries/news/fair.json']),
      files: new Set<string>(),
    } as const
    expect(isCurrentAnswer(scope, '/entries/news/fair.json', kept)).toBe(false)
    expect(isCurrentAnswer(scope, '/entries/news/other.json', kept)).toBe(true)
  })
})
