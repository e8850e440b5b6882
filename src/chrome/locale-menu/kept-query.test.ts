import { keptQuery } from './kept-query'

test.each([
  ['', ''],
  ['?version=BRS-ARC-350-F', '?version=BRS-ARC-350-F'],
  [
    '?job[]=701&job%5B%5D=703&country=IT&services[]=4',
    '?job[]=701&job[]=703&country=IT&services[]=4',
  ],
  ['?q=S%C3%A3o+Paulo', '?q=S%C3%A3o+Paulo'],
  ['?query=saw&page=2&utm_source=mail&token=secret', '?query=saw'],
  ['?page=2', ''],
])('%s goes along as %s', (search, kept) => expect(keptQuery(search)).toBe(kept))
