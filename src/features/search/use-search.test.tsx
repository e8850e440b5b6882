import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderOnSite } from '../../theme/testing/i18n'
import { answerOf, resultOf, searchCalls } from '../../theme/testing/search-function'
import { SEARCH_TIMEOUT_MS, useSearch } from './use-search'

function Example({
  query,
  section = '',
  page = 1,
}: {
  query: string
  section?: string
  page?: number
}) {
  const state = useSearch({ query, section, page })
  const found = 'found' in state ? state.found : 'before' in state ? state.before : null
  return (
    <>
      <output>{state.status}</output>
      <ul>
        {found?.results.map(({ title, href }) => (
          <li key={href}>{title}</li>
        ))}
      </ul>
      {state.status === 'failed' && <button onClick={state.retry}>retry</button>}
    </>
  )
}

let calls: ReturnType<typeof searchCalls>
const logged = jest.fn<undefined, unknown[]>()
const status = () => screen.getByRole('status').textContent
const titles = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

beforeEach(() => {
  calls = searchCalls()
  window.dataLayer = []
  jest.spyOn(console, 'error').mockImplementation(logged)
  logged.mockReset()
})
afterEach(() => jest.restoreAllMocks())

test('nothing is asked without a query', () => {
  renderOnSite(<Example query="" />)
  expect(status()).toBe('empty')
  expect(calls).toEqual([])
})

test('is loading until the answer is there; it is told to the tag manager once', async () => {
  const { rerender } = renderOnSite(
    <Example query="säge & draht" section="machines" page={2} />,
    'de_eu',
  )
  expect(status()).toBe('loading')
  expect(calls[0]?.parameters).toEqual({
    ...{ site: 'de_eu', query: 'säge & draht' },
    ...{ section: 'machines', page: '2' },
  })
  const version = { code: 'A-5', title: 'Arcus, fünf Achsen' }
  const data = [resultOf('Arcus', { versions: [version] }), resultOf('X', { section: 'unknown' })]
  await calls[0]?.answer({ data, meta: {} })
  expect([status(), titles()]).toEqual(['ready', ['Arcus, fünf Achsen']])
  rerender(<Example query="säge & draht" section="machines" page={2} />)
  expect(window.dataLayer).toEqual([
    { event: 'search', query: 'säge & draht', results: ['Arcus, fünf Achsen'] },
  ])
  rerender(<Example query="" />)
  expect([status(), titles()]).toEqual(['empty', []])
  expect(calls).toHaveLength(1)
})

test('an answer that comes late overwrites no newer one, and is told to nobody', async () => {
  const { rerender } = renderOnSite(<Example query="saw" />)
  rerender(<Example query="saws" />)
  expect(calls[0]?.signal.aborted).toBe(true)
  await calls[1]?.answer(answerOf(['New']))
  await calls[0]?.answer(answerOf(['Old']))
  expect([status(), titles()]).toEqual(['ready', ['New']])
  expect(window.dataLayer).toEqual([{ event: 'search', query: 'saws', results: ['New'] }])
})

test('an answer that comes early, out of order, is none to the newer question', async () => {
  const { rerender } = renderOnSite(<Example query="saw" />)
  rerender(<Example query="saws" />)
  await calls[0]?.answer(answerOf(['Old']))
  expect([status(), titles()]).toEqual(['loading', []])
  await calls[1]?.fail()
  expect(status()).toBe('failed')
  expect(logged).toHaveBeenCalledTimes(1)
})

test('an answer after the query was taken out brings nothing back', async () => {
  const { rerender } = renderOnSite(<Example query="saw" />)
  rerender(<Example query="" />)
  await calls[0]?.answer(answerOf(['Old']))
  expect([status(), titles()]).toEqual(['empty', []])
})

test('earlier results stay while the next page is on its way', async () => {
  const { rerender } = renderOnSite(<Example query="saw" />)
  await calls[0]?.answer(answerOf(['First']))
  rerender(<Example query="saw" page={2} />)
  expect([status(), titles()]).toEqual(['loading', ['First']])
  await calls[1]?.answer(answerOf(['Second']))
  expect(titles()).toEqual(['Second'])
})

test.each([
  ['the network', undefined, undefined],
  ['the function', { error: { code: 502, message: 'no usable answer' } }, 502],
  ['a captive portal', 'Please sign in', 200],
  ['another shape', { data: [{ title: 1 }], meta: {} }, 200],
])(
  'Search fails: a failure of %s ends the loading, is logged, and can be tried again',
  async (_, body, code) => {
    renderOnSite(<Example query="saw" />)
    await (code ? calls[0]?.answer(body, code) : calls[0]?.fail())
    expect(status()).toBe('failed')
    expect(logged).toHaveBeenCalledWith(expect.any(Error))
    expect(window.dataLayer).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'retry' }))
    expect(status()).toBe('loading')
    await calls[1]?.answer(answerOf(['Found']))
    expect([status(), titles()]).toEqual(['ready', ['Found']])
  },
)

test('a search that is never answered is ended', async () => {
  jest.useFakeTimers()
  renderOnSite(<Example query="saw" />)
  act(() => jest.advanceTimersByTime(SEARCH_TIMEOUT_MS - 1))
  expect(calls[0]?.signal.aborted).toBe(false)
  act(() => jest.advanceTimersByTime(1))
  expect(calls[0]?.signal.aborted).toBe(true)
  jest.useRealTimers()
})
