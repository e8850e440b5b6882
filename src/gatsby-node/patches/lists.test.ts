import { namedIn, type NodeModel, resolveList } from './lists'

/** The recorded dependencies of a page's query, when a list with this filter finds these nodes. */
async function dependenciesOf(filter: object, ...found: readonly object[]) {
  const model = {
    findAll: jest.fn(async () => ({ entries: found, totalCount: async () => found.length })),
    trackPageDependencies: jest.fn<unknown, Parameters<NodeModel['trackPageDependencies']>>(),
    nodeModel: { trackInlineObjectsInRootNode: () => undefined },
  }
  await resolveList(
    null,
    { filter: { site: { eq: 'de_eu' }, ...filter } },
    { nodeModel: model },
    {
      originalResolver: (_source, _args, { nodeModel }) =>
        nodeModel.findAll({}, { connectionType: 'ContentEntry' }),
    },
  )
  const { calls } = model.trackPageDependencies.mock
  return calls.map(([nodes, { connectionType }]) => connectionType ?? nodes)[0] ?? 'left to Gatsby'
}

const [first, second] = [{ id: '1' }, { id: '2' }]

test('a list that names what it shows depends on that', async () => {
  expect(await dependenciesOf({ id: { in: ['1', '2', '1'] } }, first, second)).toEqual([
    first,
    second,
  ])
  expect(await dependenciesOf({ code: { in: ['A'] } }, first)).toEqual([first])
})

test('pages of sections are named by these', async () => {
  const section = { in: ['home', 'products'] }
  expect(await dependenciesOf({ section, handle: { ne: null } }, first, second)).toEqual([
    first,
    second,
  ])
  expect(await dependenciesOf({ section, handle: { eq: null } }, first, second)).toBe(
    'left to Gatsby',
  )
  expect(await dependenciesOf({ section }, first, second)).toBe('left to Gatsby')
})

test('a list that names something that is not there depends on all, because it may come', async () => {
  expect(await dependenciesOf({ id: { in: ['1', '2'] } }, first)).toBe('ContentEntry')
})

test('a list of none depends on nothing', async () => {
  expect(await dependenciesOf({ id: { in: [] } })).toEqual([])
  expect(await dependenciesOf({ category: { code: { in: [] } } })).toEqual([])
})

test('a list by anything else is left to Gatsby', async () => {
  expect(await dependenciesOf({})).toBe('left to Gatsby')
  expect(await dependenciesOf({ category: { code: { in: ['SAW'] } } })).toBe('left to Gatsby')
})

test('in several sites there may be more of the same code', () => {
  expect(namedIn({ filter: { code: { in: ['A', 'B'] } } })).toBeNull()
  expect(namedIn({ filter: { site: { eq: 'ww' }, code: { in: ['A', 'B'] } } })).toBe(2)
})

test('a part of a list depends on what is before it, too', () => {
  expect(namedIn({ filter: { id: { in: ['1'] } }, limit: 1 })).toBeNull()
  expect(namedIn({ filter: { id: { in: ['1'] } }, skip: 1 })).toBeNull()
})
