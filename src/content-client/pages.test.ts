import { ContentClientError, createContentClient } from '.'
import { failure, type Handler, json, TestServer } from './testing/server'

const PER_PAGE = 2

/** A page of a collection as Craft's Element API answers it; `wrong` changes its pagination. */
const page = (all: readonly object[], number: number, wrong: object = {}) => {
  const data = all.slice((number - 1) * PER_PAGE, number * PER_PAGE)
  const pagination = {
    total: all.length,
    count: data.length,
    per_page: PER_PAGE,
    current_page: number,
    total_pages: Math.ceil(all.length / PER_PAGE),
    links: {},
    ...wrong,
  }
  return json({ data, meta: { pagination } })
}
const options = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, title: `Option ${index + 1}` }))
const five = options(5)
const numberOf: (request: { query: URLSearchParams }) => number = ({ query }) =>
  Number(query.get('page') ?? 1)

let server: TestServer
beforeEach(async () => {
  server = await TestServer.start()
})
afterEach(() => server.close())

const readAll = (handler: Handler) => {
  server.handler = handler
  const client = createContentClient({
    baseUrl: server.origin,
    timeoutMs: 30_000,
    retries: 0,
    concurrency: 4,
  })
  return client.all('filters', { site: 'ww', list: 'materialsCategories' })
}
const reasonOf = (handler: Handler) =>
  readAll(handler).then(
    () => 'it worked',
    (error: unknown) =>
      error instanceof ContentClientError ? `${error.code}: ${error.reason}` : String(error),
  )

describe('all', () => {
  it('gives the items of all pages in their order', async () => {
    const { data, freshness } = await readAll((request) => page(five, numberOf(request)))
    expect(data.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5'])
    expect(freshness).toBe('fresh')
    expect(server.requests).toHaveLength(3)
  })

  it('takes a list without pages as whole', async () => {
    await expect(readAll(() => json({ data: five }))).resolves.toMatchObject({
      data: { length: 5 },
    })
    await expect(readAll(() => json({ data: [], meta: null }))).resolves.toMatchObject({ data: [] })
  })

  it('takes an empty list', async () => {
    await expect(readAll(() => page([], 1))).resolves.toMatchObject({ data: [] })
  })

  it('fails when one page does', async () => {
    const handler: Handler = (request) =>
      numberOf(request) === 3
        ? failure(500, 'The database is away.')
        : page(five, numberOf(request))
    await expect(reasonOf(handler)).resolves.toBe('status: The database is away.')
  })

  it('reads a list once more that somebody edits meanwhile', async () => {
    let reading = 0
    const handler: Handler = (request) => {
      if (numberOf(request) === 1) reading += 1
      return page(reading === 1 && numberOf(request) === 1 ? five : options(4), numberOf(request))
    }
    await expect(readAll(handler)).resolves.toMatchObject({ data: { length: 4 } })
  })

  it('reads a list once more in which an item moved to another page meanwhile', async () => {
    let reading = 0
    const handler: Handler = (request) => {
      if (numberOf(request) === 1) reading += 1
      const moved = [...five.slice(0, 2), ...five.slice(1, 3), ...five.slice(4)]
      return page(reading === 1 ? moved : five, numberOf(request))
    }
    const { data } = await readAll(handler)
    expect(data.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5'])
  })

  it.each<[string, readonly object[]]>([
    [
      'repeated: "Option 2" (id 2) is on page 1 and on page 2',
      [{ id: 1 }, { id: 2 }, { id: 2 }, { id: 4 }].map((each) => ({
        ...each,
        title: `Option ${each.id}`,
      })),
    ],
    [
      'repeated: "Granite" (id 7) and "Marble" (id 7) have one id, twice on page 1',
      [
        { id: 7, title: 'Granite' },
        { id: '7', title: 'Marble' },
      ],
    ],
    [
      `repeated: ${[1, 2, 3, 4, 5].map((id) => `"A" (id ${id}) is on page ${Math.ceil(id / 2)} and on page ${Math.ceil(id / 2) + 3}`).join('; ')}; and 1 more`,
      [1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6].map((id) => ({ id, title: 'A' })),
    ],
  ])('refuses a list that names an item twice (%s)', async (reason, all) => {
    await expect(reasonOf((request) => page(all, numberOf(request)))).resolves.toBe(reason)
    await expect(reasonOf(() => json({ data: all }))).resolves.toMatch(/^repeated: .*page 1/)
  })

  it.each<[string, Handler]>([
    ['pagination: page 2 calls itself page 1', () => page(five, 1)],
    [
      'pagination: page 1 announces 7 items and holds 2',
      (request) => page(five, numberOf(request), { count: 7 }),
    ],
    [
      'pagination: 9 items are announced, 5 are there',
      (request) => page(five, numberOf(request), { total: 9 }),
    ],
    [
      'pagination: page 2 counts 6 items in all, page 1 counts 5',
      (request) => page(five, numberOf(request), numberOf(request) === 2 ? { total: 6 } : {}),
    ],
    [
      'pagination: 1000000 pages are announced, more than 1000',
      (request) => page(five, numberOf(request), { total_pages: 1_000_000 }),
    ],
  ])('refuses pages that do not agree (%s)', async (reason, handler) => {
    await expect(reasonOf(handler)).resolves.toBe(reason)
  })
})
