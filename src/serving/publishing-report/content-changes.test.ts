import { contentChanges } from './content-changes'
import { fairFacts, piece } from './testing/facts'

describe('contentChanges', () => {
  it('are none between equal releases', () => {
    expect(contentChanges(fairFacts(), fairFacts())).toEqual([])
  })

  it('name what is new, gone and changed, with the fields, by site, section and title', () => {
    const before = fairFacts()
    const after = {
      content: {
        fair: piece('Stone fair', { title: 't1', body: 'b2', date: 'd1' }),
        other: piece('Open house', { title: 't' }),
      },
    }
    const changes = contentChanges(before, after)
    expect(changes.map(({ title, what, fields }) => [title, what, fields])).toEqual([
      ['Navigation', 'gone', []],
      ['Open house', 'new', []],
      ['Stone fair', 'changed', ['body', 'date']],
    ])
    expect(changes[2]).toMatchObject({ id: 'fair', site: 'de_eu', section: 'newsAndEvents' })
  })
})
