import { partsOf } from './compounds'

const known = new Set(['wasser', 'strahl', 'wasserstrahl', 'anlage', 'arbeit', 'platte', 'küchen'])
const isWord = (word: string) => known.has(word)

it.each([
  ['wasserstrahl', ['wasser', 'strahl']],
  ['wasserstrahlanlage', ['wasserstrahl', 'anlage']],
  ['arbeitsplatte', ['arbeit', 'platte']],
  ['küchenarbeitsplatte', ['küchen', 'arbeit', 'platte']],
  ['wasserwerk', null],
  ['wasser', null],
  ['platten', null],
])('%s has the parts %j', (word, parts) => expect(partsOf(word, isWord)).toEqual(parts))

it('is done with a word of any length', () => {
  const long = 'wasser'.repeat(2000)
  expect(partsOf(long.slice(0, 60), isWord)).toHaveLength(10)
})
