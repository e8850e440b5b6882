import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderOnSite } from '../../theme/testing/i18n'
import { ErrorBoundary, LastResort, RetryBoundary } from '.'
import { normaliseError } from './error-boundary'

function Page({ fails }: { fails: boolean }) {
  if (fails) throw Object.assign(new Error('broken'), { statusCode: 503 })
  return <p>content</p>
}
const page = (path: string, fails: boolean) => (
  <ErrorBoundary name="page" subject={path} fallback={({ statusCode }) => <p>{statusCode}</p>}>
    <Page fails={fails} />
  </ErrorBoundary>
)

const send = jest.fn<Promise<Response>, Parameters<typeof fetch>>()
beforeEach(() => {
  jest.spyOn(console, 'error').mockReturnValue()
  // Only a share of failing pages sends a report; this one does.
  jest.spyOn(Math, 'random').mockReturnValue(0)
  send.mockReset().mockRejectedValue(new TypeError('Failed to fetch'))
  window.fetch = send
})
afterEach(() => jest.restoreAllMocks())

test('shows something else in place of what fails, until the next page', () => {
  const { rerender } = render(page('/a', true))
  expect(screen.getByText('503')).toBeInTheDocument()
  rerender(page('/b', false))
  expect(screen.getByText('content')).toBeInTheDocument()
})

test('the last resort has its words from the requirements and a plain link home', () => {
  render(<LastResort homeHref="/it_eu" />)
  expect(screen.getByText('An error occurred while showing the error page')).toBeInTheDocument()
  expect(screen.getByRole('link')).toHaveAttribute('href', '/it_eu')
})

describe('an independent part', () => {
  let isBroken = true
  const Block = () => {
    if (isBroken) throw new Error('broken')
    return <p>the block</p>
  }
  const parts = (subject: string) => (
    <>
      <p>the page</p>
      <RetryBoundary name="block hero" subject={subject}>
        <Block />
      </RetryBoundary>
    </>
  )
  beforeEach(() => {
    isBroken = true
  })

  test('that breaks costs itself and not the page, and is reported', async () => {
    renderOnSite(parts('a'))
    expect(screen.getByText('the page')).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This part of the page could not be loaded.',
    )
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
    const [address, init] = send.mock.calls[0] ?? []
    expect(address).toBe('/api/error')
    expect(typeof init?.body === 'string' && JSON.parse(init.body)).toMatchObject({
      message: 'broken',
      part: 'block hero',
    })
  })

  test('is tried again when the visitor says so', () => {
    renderOnSite(parts('a'))
    isBroken = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('the block')).toBeInTheDocument()
  })

  test('is tried again when it shows something else', () => {
    const { rerender } = renderOnSite(parts('a'))
    isBroken = false
    rerender(parts('b'))
    expect(screen.getByText('the block')).toBeInTheDocument()
  })
})

test.each([
  [new Error('broken'), { message: 'broken', statusCode: 500 }],
  [
    { message: 'gone', statusCode: 410, status: 404 },
    { message: 'gone', statusCode: 410 },
  ],
  [
    { message: 'refused', status: 403 },
    { message: 'refused', statusCode: 403 },
  ],
  [
    { message: 'away', response: { status: 502 } },
    { message: 'away', statusCode: 502 },
  ],
  [
    { message: 'odd', status: 'ok', statusCode: 200 },
    { message: 'odd', statusCode: 500 },
  ],
  ['just text', { message: 'just text', statusCode: 500 }],
  [null, { message: 'null', statusCode: 500 }],
])('Any error: %j becomes message and status', (error, normalised) => {
  expect(normaliseError(error)).toEqual(normalised)
})
