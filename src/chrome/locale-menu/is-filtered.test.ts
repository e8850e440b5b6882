import { isFiltered } from './is-filtered'

test.each([
  ['?materials[]=12', true],
  ['?version=a&materials%5B%5D=12&industries%5B%5D=3', true],
  ['', false],
  ['?version=BRS-ARC-350', false],
  ['?query=materials[]', false],
])('%s: %s', (search, expected) => expect(isFiltered(search)).toBe(expected))
