import { namedVersions } from './versions'

const versions = ['', ' L', ' M'].map((end) => ({
  code: `BRS-ARC-625-5X${end.replace(' ', '-')}`,
  title: `Arcus 625 5X${end}`,
}))

it.each([
  ['arcus', ['', ' L', ' M']],
  ['five axes', ['', ' L', ' M']],
  ['Arcus 625 5X M', [' M']],
  ['arcus m data sheet', [' M']],
  ['BRS-ARC-625-5X', ['']],
  ['brs arc 625 5x l', [' L']],
  ['size l', ['', ' L', ' M']],
])('"%s" names %j', (query, ends) =>
  expect(namedVersions(query, 'Arcus 625 5X', versions).map(({ title }) => title)).toEqual(
    ends.map((end) => `Arcus 625 5X${end}`),
  ),
)

it('knows a version whose name is written in one', () =>
  expect(
    namedVersions('ponder 7500h', 'Ponder 7500', [
      { code: 'P', title: 'Ponder 7500' },
      { code: 'P-H', title: 'Ponder 7500 H' },
    ]),
  ).toEqual([{ code: 'P-H', title: 'Ponder 7500 H' }]))
