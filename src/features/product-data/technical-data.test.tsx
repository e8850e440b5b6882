import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderOnSite } from '../../theme/testing/i18n'
import { PRODUCT_DATA_TIMEOUT_MS } from './fetch-product-data'
import { TechnicalData } from './technical-data'

const answer = (weight: string) => ({
  code: 'A-1',
  groups: [{ title: 'Installation', rows: [{ label: 'Weight', value: weight, unit: 'kg' }] }],
  dataSheet: '/files/a-1.pdf',
})

const respond = (body: unknown, status = 200) =>
  Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve(body) })

/** A call that ends only by its signal. */
const hang = (_: string, { signal }: { signal: AbortSignal }) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
  })

const fetchMock = jest.fn<Promise<unknown>, [string, { signal: AbortSignal }]>()

// Some tests move it by hand.
const { IntersectionObserver } = window

beforeEach(() => {
  fetchMock.mockReset()
  Object.assign(window, { fetch: fetchMock, IntersectionObserver })
})

const element = (code = 'A-1', title = 'Single') => (
  <TechnicalData code={code} versionTitle={title} published={published} />
)
const published = [{ label: 'Blade', value: '350', unit: 'mm', imperial: null }]
const publishedTable = { name: 'Key figures, as last published' }

test('asks for the version in this site and shows its data', async () => {
  fetchMock.mockReturnValue(respond(answer('6.200')))
  renderOnSite(element(), 'de_eu')
  const table = await screen.findByRole('table', { name: 'Installation' })
  expect(within(table).getByRole('row', { name: 'Weight 6.200\u00A0kg' })).toBeInTheDocument()
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/product-data/A-1?site=de_eu')
  expect(screen.getByRole('link', { name: 'Datenblatt' })).toHaveAttribute('href', '/files/a-1.pdf')
})

test('says that data is loading', async () => {
  fetchMock.mockImplementation(hang)
  renderOnSite(element())
  expect(await screen.findByRole('status')).toHaveTextContent('Technical data is loading')
})

test('shows what was published until the data are there, and when they do not come', async () => {
  fetchMock.mockReturnValueOnce(respond({}, 502))
  fetchMock.mockReturnValueOnce(respond(answer('6,200')))
  renderOnSite(element())
  expect(screen.getByRole('table', publishedTable)).toBeInTheDocument()
  await screen.findByRole('alert')
  expect(screen.getByRole('table', publishedTable)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('6,200 kg')).toBeInTheDocument()
  expect(screen.queryByRole('table', publishedTable)).not.toBeInTheDocument()
})

test('in North America both systems of units stand side by side', async () => {
  fetchMock.mockReturnValue(respond(answer('6,200')))
  renderOnSite(element(), 'en_na')
  expect(
    await screen.findByRole('row', { name: /6,200\s+kg\s*\(13,670\s+lb\)/ }),
  ).toBeInTheDocument()
})

test('another version ends the call under way and never shows the old data', async () => {
  fetchMock.mockImplementationOnce(hang)
  fetchMock.mockReturnValueOnce(respond(answer('7,900')))
  const { rerender } = renderOnSite(element())
  await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1))
  rerender(element('A-2', 'Twin'))
  expect(fetchMock.mock.calls[0]?.[1].signal.aborted).toBe(true)
  expect(await screen.findByText('7,900 kg')).toBeInTheDocument()
})

test('a failure says so, and trying again helps', async () => {
  fetchMock.mockReturnValueOnce(respond({ error: { code: 502, message: 'x' } }, 502))
  fetchMock.mockReturnValueOnce(respond(answer('6,200')))
  renderOnSite(element())
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('6,200 kg')).toBeInTheDocument()
})

test('an answer that is not product data is a failure', async () => {
  fetchMock.mockReturnValue(respond({ welcome: 'to the airport' }))
  renderOnSite(element())
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded')
})

test('a version without data says so and offers no second try', async () => {
  fetchMock.mockReturnValue(respond({ error: { code: 404, message: 'x' } }, 404))
  renderOnSite(element())
  expect(await screen.findByRole('alert')).toHaveTextContent('No technical data')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('after 10 s the wait is over and the message says so', async () => {
  jest.useFakeTimers()
  try {
    fetchMock.mockImplementation(hang)
    renderOnSite(element())
    await act(() => jest.advanceTimersByTimeAsync(0))
    expect(fetchMock).toHaveBeenCalledTimes(1)
    await act(() => jest.advanceTimersByTimeAsync(PRODUCT_DATA_TIMEOUT_MS - 1))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await act(() => jest.advanceTimersByTimeAsync(1))
    expect(screen.getByRole('alert')).toHaveTextContent('taking too long')
  } finally {
    jest.useRealTimers()
  }
})
