import { render, screen } from '@testing-library/react'
import { ErrorBoundary, LastResort } from '.'

function Page({ fails }: { fails: boolean }) {
  if (fails) throw Object.assign(new Error('broken'), { statusCode: 503 })
  return <p>content</p>
}
const page = (path: string, fails: boolean) => (
  <ErrorBoundary path={path} fallback={({ statusCode }) => <p>{statusCode}</p>}>
    <Page fails={fails} />
  </ErrorBoundary>
)

beforeEach(() => void jest.spyOn(console, 'error').mockReturnValue())
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
