import {
  INTERVAL_MS,
  askOnce,
  initialSession,
  keepAsking,
  pageState,
  useSession,
  visit,
} from './session'

const body = (title: string) => ({
  page: {
    componentChunkName: 'home',
    path: '/',
    result: { data: { title }, pageContext: {} },
    staticQueryHashes: [],
    slicesMap: {},
  },
  slices: {},
  draft: { state: 'changed', published: '/', changes: [] },
  leftOut: [],
})

/** An answer of the function. */
const answer = (status: number, content: unknown = null, etag: string | null = null) => ({
  ok: status < 400,
  status,
  headers: new Headers(etag === null ? {} : { ETag: etag }),
  json: () => Promise.resolve(content),
})

const fetchMock = jest.fn<Promise<unknown>, [string, RequestInit]>()
const prepare = jest.fn(() => Promise.resolve())
const ask = (path = '/de_eu') => askOnce('a-1', path, prepare)

beforeEach(() => {
  fetchMock.mockReset()
  Object.assign(window, { fetch: fetchMock })
  // jsdom has no time-outs of this kind.
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal })
  useSession.setState(initialSession, true)
})

test('a page is asked for with the token in a header, past all caches', async () => {
  fetchMock.mockResolvedValue(answer(200, body('Draft')))
  await ask('/de_eu/products')
  const [address, init] = fetchMock.mock.calls[0] ?? []
  expect(address).toBe('/api/preview?site=de_eu&path=%2Fde_eu%2Fproducts&compare=later')
  expect(new Headers(init?.headers).get('x-preview-token')).toBe('a-1')
  expect(init?.cache).toBe('no-store')
})

test('an answer that has not changed is kept', async () => {
  fetchMock.mockResolvedValueOnce(answer(200, body('Draft'), '"1"'))
  const { answer: first } = await ask()
  fetchMock.mockResolvedValueOnce(answer(304))
  const { answer: second } = await ask()
  expect(new Headers(fetchMock.mock.calls[1]?.[1].headers).get('If-None-Match')).toBe('"1"')
  expect(second).toBe(first)
})

test('a draft that is not compared yet is shown, and asked for again', async () => {
  fetchMock.mockResolvedValueOnce(answer(200, { ...body('Draft'), draft: null }))
  fetchMock.mockResolvedValueOnce(answer(200, body('Draft')))
  const { answer: first } = await ask()
  expect(first).toMatchObject({ page: { result: { data: { title: 'Draft' } } }, draft: null })
  const { answer: second } = await ask()
  expect(second?.draft?.state).toBe('changed')
  expect(fetchMock.mock.calls.map(([address]) => address)).toEqual([
    '/api/preview?site=de_eu&path=%2Fde_eu&compare=later',
    '/api/preview?site=de_eu&path=%2Fde_eu',
  ])
})

test('a draft whose comparison fails stays, with the reason', async () => {
  fetchMock.mockResolvedValueOnce(answer(200, { ...body('Draft'), draft: null }))
  fetchMock.mockResolvedValue(answer(504))
  await ask()
  const state = await ask()
  expect(state.answer?.page.path).toBe('/')
  expect(state.failure?.status).toBe(504)
  expect(fetchMock).toHaveBeenCalledTimes(2)
})

test('a second request for a page on its way gets the same answer', async () => {
  fetchMock.mockResolvedValue(answer(200, body('Draft')))
  await Promise.all([ask(), ask()])
  expect(fetchMock).toHaveBeenCalledTimes(1)
})

test.each([403, 404, 422])('after %i nothing is left of a draft', async (status) => {
  fetchMock.mockResolvedValueOnce(answer(200, body('Draft')))
  await ask()
  fetchMock.mockResolvedValueOnce(answer(status, { error: {} }))
  expect(await ask()).toMatchObject({ answer: null, failure: { status } })
})

test.each([
  ['a service that is down', () => Promise.resolve(answer(502))],
  ['a broken line', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the page of a proxy', () => Promise.resolve(answer(200, 'Please log in'))],
  [
    'an answer of another version of the function',
    () =>
      Promise.resolve(
        answer(200, {
          ...body('Later'),
          draft: { state: 'withheld', published: null, changes: [] },
        }),
      ),
  ],
])('the draft stays through %s', async (_, respond) => {
  fetchMock.mockResolvedValueOnce(answer(200, body('Draft')))
  await ask()
  fetchMock.mockImplementationOnce(respond)
  const page = await ask()
  expect(page.answer).toMatchObject({ page: { result: { data: { title: 'Draft' } } } })
  expect(page.failure).not.toBeNull()
})

test('a draft that breaks the contract names field and reason', async () => {
  const details = [{ field: 'blocks.1.title', reason: 'is missing' }, 'something else']
  fetchMock.mockResolvedValue(answer(422, { error: { details } }))
  expect((await ask()).failure?.faults).toEqual([{ field: 'blocks.1.title', reason: 'is missing' }])
})

test('a draft whose code cannot be loaded is a failure, not an error', async () => {
  fetchMock.mockResolvedValue(answer(200, body('Draft')))
  prepare.mockRejectedValueOnce(new Error('no such chunk'))
  expect(await ask()).toMatchObject({ answer: null, failure: { status: 0 } })
})

describe('while one looks at a page', () => {
  const askAgain = jest.fn()
  let end = () => {}
  const see = (state: DocumentVisibilityState) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
  }

  beforeEach(() => {
    jest.useFakeTimers()
    askAgain.mockReset()
    end = keepAsking(askAgain)
    visit('/de_eu/products')
  })
  afterEach(() => {
    end()
    jest.useRealTimers()
    jest.restoreAllMocks()
  })

  test('it is asked for every few seconds', () => {
    jest.advanceTimersByTime(2 * INTERVAL_MS)
    expect(askAgain.mock.calls).toEqual([['/de_eu/products'], ['/de_eu/products']])
  })

  test('it is not asked for in the background, and at once when one comes back', () => {
    see('hidden')
    jest.advanceTimersByTime(3 * INTERVAL_MS)
    expect(askAgain).not.toHaveBeenCalled()
    see('visible')
    expect(askAgain).toHaveBeenCalledTimes(1)
  })

  test('a refused token is not tried again', async () => {
    jest.useRealTimers()
    fetchMock.mockResolvedValue(answer(403))
    await ask('/de_eu/products')
    expect(pageState('/de_eu/products').failure?.status).toBe(403)
    see('visible')
    expect(askAgain).not.toHaveBeenCalled()
  })
})
