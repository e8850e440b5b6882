import { localise } from './localise'

const localiseWith = (value: unknown, site: 'ww' | 'de_eu' | 'en_na' | 'pt_sa') => {
  const problems: unknown[] = []
  const result = localise(value, site, [], (path, expected, got) => {
    problems.push({ path, expected, got })
  })
  return { result, problems }
}

describe('localise', () => {
  const value = {
    code: 'A',
    texts: [{ title: { en: 'Centre', en_na: 'Center', de: 'Zentrum', pt: 'Centro' } }],
  }

  it.each([
    ['ww', 'Centre'],
    ['en_na', 'Center'],
    ['de_eu', 'Zentrum'],
    ['pt_sa', 'Centro'],
  ] as const)('gives %s its own text, or that of its language', (site, title) => {
    expect(localiseWith(value, site)).toEqual({
      result: { code: 'A', texts: [{ title }] },
      problems: [],
    })
  })

  it('chooses whole lists and maps by language', () => {
    expect(localiseWith({ steps: { en: ['a', 'b'], de: ['c'] } }, 'de_eu').result).toEqual({
      steps: ['c'],
    })
  })

  it('never borrows another language', () => {
    expect(localiseWith({ a: { title: { en: 'Saw' } } }, 'de_eu').problems).toEqual([
      { path: ['a', 'title'], expected: 'a text in "de" for the site de_eu', got: 'only en' },
    ])
  })
})
