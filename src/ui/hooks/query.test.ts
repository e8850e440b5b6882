import { withQuery } from './query'

/** What people type and editors call things, at its worst. */
const VALUES = [
  '12',
  'saw & wire',
  'a=b',
  '[]',
  '%5B%5D=',
  '100 %',
  'ä ö',
  '+',
  '?',
  '#',
  '\u{1F9F1}',
]

/** Every list of up to three of the values, each beginning with another one. */
const lists = VALUES.flatMap((_, at) =>
  [0, 1, 2, 3].map((length) => [...VALUES, ...VALUES].slice(at, at + length)),
)

const parameters = (search: string) => new URLSearchParams(search)

test.each(lists)('what is written is read again: %j', (...values) => {
  const search = withQuery('', { 'materials[]': values, 'industries[]': [...values].reverse() })
  expect(parameters(search).getAll('materials[]')).toEqual(values)
  expect(parameters(search).getAll('industries[]')).toEqual([...values].reverse())
  expect(withQuery(search, {})).toBe(search)
  expect(withQuery(search, { 'materials[]': [], 'industries[]': [] })).toBe('')
})

test.each(VALUES)('other parameters keep their values and their order beside %j', (value) => {
  const others: [string, string][] = [
    ['version', value],
    ['industries[]', value],
    ['industries[]', 'b'],
    [value, 'c'],
  ]
  const search = withQuery(`?${new URLSearchParams(others).toString()}`, { q: value })
  expect([...parameters(search)]).toEqual([...others, ['q', value]])
  expect([...parameters(withQuery(search, { q: '' }))]).toEqual(others)
})

test('brackets are written as people read them, and only those of names', () => {
  expect(withQuery('?a%5B%5D=1', { 'b[]': ['2', '3'] })).toBe('?a[]=1&b[]=2&b[]=3')
  expect(withQuery('', { q: '[]=' })).toBe('?q=%5B%5D%3D')
})
