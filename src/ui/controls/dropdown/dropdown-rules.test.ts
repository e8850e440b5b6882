import { begunSearch, chosen, matching, opensUpward, remaining, summary } from './dropdown-rules'

const options = [
  { key: 'a', value: 'Natural stone' },
  { key: 'b', value: 'Ceramics' },
  { key: 'c', value: 'Engineered stone' },
  { key: 'x', value: '' },
]
const keys = (found: readonly { key: string }[]) => found.map(({ key }) => key)

describe('matching', () => {
  test.each([
    ['', ['a', 'b', 'c']],
    ['STONE', ['a', 'c']],
    ['ral s', ['a']],
    [' ceramics ', ['b']],
    ['glass', []],
  ])('%p leaves %p', (search, left) => expect(keys(matching(options, search))).toEqual(left))
})

describe('chosen', () => {
  test('a single choice replaces the one before', () =>
    expect(chosen(['a'], 'b', false)).toEqual(['b']))
  test('a multiple choice adds', () => expect(chosen(['a'], 'b', true)).toEqual(['a', 'b']))
  test('and takes away', () => expect(chosen(['a', 'b'], 'a', true)).toEqual(['b']))
})

describe('remaining', () => {
  test('keeps the order of the selection', () =>
    expect(remaining(options, ['c', 'a'])).toEqual(['c', 'a']))
  test('drops what is offered no more', () =>
    expect(remaining(options, ['a', 'gone'])).toEqual(['a']))
  test('drops everything without options', () => expect(remaining([], ['a'])).toEqual([]))
})

describe('summary', () => {
  const say = (...selected: string[]) => summary(options, selected, (count) => `${count} selected`)
  test('is empty without a selection', () => expect(say()).toBe(''))
  test('is the value of one', () => expect(say('b')).toBe('Ceramics'))
  test('counts several', () => expect(say('a', 'b')).toBe('2 selected'))
  test('does not count what is offered no more', () => expect(say('b', 'gone')).toBe('Ceramics'))
})

describe('begunSearch', () => {
  test.each([
    ['', 's', 's'],
    ['Ceramics', 'Ceramicss', 's'],
    ['Ceramics', 's', 's'],
    ['Ceramics', 'Ceramic', ''],
    ['2 selected', '', ''],
  ])('%p, then %p, searches %p', (shown, text, search) =>
    expect(begunSearch(shown, text)).toBe(search),
  )
})

describe('opensUpward', () => {
  test.each([
    [500, 199, true],
    [500, 200, false],
    [80, 150, false],
  ])('with %p px above and %p below: %p', (above, below, upward) =>
    expect(opensUpward({ above, below })).toBe(upward),
  )
})
