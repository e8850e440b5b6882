import type { ReactNode } from 'react'
import { screen, waitFor } from '@testing-library/react'
import { renderOnSite } from '../theme/testing/i18n'
import i18next from './i18n/i18next'
import { I18nextProvider } from './i18n/react-i18next'
import { PageErrors } from './page-errors'

const Broken = () => {
  throw new Error('broken')
}

/** Messages that break every component that uses them, as the error page does. */
const NoMessages = ({ children }: { children: ReactNode }) => {
  const i18n = Object.assign(i18next.createInstance(), {
    getFixedT: () => {
      throw new Error('broken, too')
    },
  })
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
}

const page = (
  <PageErrors site="it_eu" path="/it_eu/products">
    <Broken />
  </PageErrors>
)

beforeEach(() => {
  jest.spyOn(console, 'error').mockReturnValue()
  // A share of failing pages reports to the company.
  window.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'))
})
afterEach(() => jest.restoreAllMocks())

test('a page that fails gives way to the error page of its site', async () => {
  renderOnSite(page, 'it_eu')
  expect(await screen.findByText('500')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/it_eu')
})

test.each([
  [403, { statusCode: 403 }],
  [410, { response: { status: 410 } }],
])('a page that fails with %i shows that status', async (status, error) => {
  const Refused = () => {
    throw Object.assign(new Error('refused'), error)
  }
  renderOnSite(
    <PageErrors site="it_eu" path="/it_eu/products">
      <Refused />
    </PageErrors>,
    'it_eu',
  )
  expect(await screen.findByText(String(status))).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/it_eu')
})

test('the tab has the title of the error page, until another page has its own', async () => {
  document.title = 'Prodotti | Acme'
  document.head.innerHTML = '<meta property="og:site_name" content="Acme">'
  renderOnSite(page, 'it_eu')
  await waitFor(() => expect(document.title).toBe('Si è verificato un errore | Acme'))
  document.head.innerHTML = ''
})

test('The error page fails: the last resort has a link home', async () => {
  renderOnSite(<NoMessages>{page}</NoMessages>, 'it_eu')
  expect(
    await screen.findByText('An error occurred while showing the error page'),
  ).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/it_eu')
})
