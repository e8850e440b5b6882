import { fileChanges } from './file-changes'

const file = (digest: string, size = 10) => ({ digest, size, modified: 0 })

describe('fileChanges', () => {
  it('tell what is added, changed and removed, and how much is to be uploaded', () => {
    const before = { 'a.html': file('1'), 'b.html': file('2'), 'c.html': file('3') }
    const after = { 'a.html': file('1'), 'b.html': file('4', 300), 'd.html': file('5', 20) }
    expect(fileChanges(before, after)).toEqual({
      added: ['d.html'],
      changed: ['b.html'],
      removed: ['c.html'],
      bytes: 320,
    })
  })

  it('do not count bytes that are there under another name, or twice', () => {
    const before = { 'a.html': file('1', 500) }
    const after = { 'b.html': file('1', 500), 'c.html': file('2', 7), 'd.html': file('2', 7) }
    expect(fileChanges(before, after)).toMatchObject({ removed: ['a.html'], bytes: 7 })
  })

  it('do not see another date', () => {
    expect(fileChanges({ a: file('1') }, { a: { ...file('1'), modified: 5 } })).toEqual({
      added: [],
      changed: [],
      removed: [],
      bytes: 0,
    })
  })
})
