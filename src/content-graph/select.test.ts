import { grouped, matches, sorted } from './select'

const saw = { code: 'B', position: 2, category: { code: 'saws' } }
const mill = { code: 'A', position: 10, category: { code: 'mills' } }
const draft = { code: null, position: null, category: null }

it.each([
  [{ code: { eq: 'B' } }, [saw]],
  [{ code: { eq: null } }, [draft]],
  [{ code: { ne: null } }, [saw, mill]],
  [{ code: { in: ['A', 'C'] } }, [mill]],
  [{ code: { in: [] } }, []],
  [{ category: { code: { eq: 'saws' } }, position: { eq: 2 } }, [saw]],
  [{}, [saw, mill, draft]],
])('the filter %j finds what Gatsby finds by it', (filter, found) => {
  expect([saw, mill, draft].filter((node) => matches(node, filter))).toEqual(found)
})

it.each([
  [{ code: { regex: '/B/' } }, 'regex'],
  [{ codes: { elemMatch: { eq: 'B' } } }, 'elemMatch'],
])('a filter that is not known is no filter that finds nothing: %j', (filter, name) => {
  expect(() => matches({ code: 'B', codes: ['B'] }, filter)).toThrow(name)
})

it.each([
  [{ position: 'ASC' }, [saw, mill, draft]],
  [{ position: 'DESC' }, [draft, mill, saw]],
  [{ category: { code: 'ASC' } }, [mill, saw, draft]],
  [[{ code: 'ASC' }], [mill, saw, draft]],
])('numbers and texts are sorted as such, what is absent is the greatest: %j', (sort, order) => {
  expect(sorted([draft, saw, mill], sort)).toEqual(order)
})

test('groups are in the order of their values', () => {
  expect(
    grouped([saw, mill, { ...saw, code: 'C' }], { category: { code: 'SELECT' } }),
  ).toMatchObject([
    { fieldValue: 'mills', totalCount: 1, nodes: [mill] },
    { fieldValue: 'saws', totalCount: 2 },
  ])
})
