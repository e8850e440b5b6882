import type { ReactNode } from 'react'
import { screen } from '@testing-library/react'
import type { NotFoundPageProps } from '../templates/not-found/not-found-page'
import { renderOnSite } from '../theme/testing/i18n'
import { PageErrors } from './page-errors'

const errorPage = jest.fn<ReactNode, [NotFoundPageProps]>()
jest.mock('../templates/not-found/not-found-page', () => ({
  NotFoundPage: (props: NotFoundPageProps) => errorPage(props),
}))

const Broken = () => {
  throw new Error('broken')
}
const renderBroken = () =>
  renderOnSite(
    <PageErrors site="it_eu" path="/it_eu/products">
      <Broken />
    </PageErrors>,
    'it_eu',
  )

beforeEach(() => void jest.spyOn(console, 'error').mockReturnValue())
afterEach(() => jest.restoreAllMocks())

test('a page that fails gives way to the error page of its site', async () => {
  errorPage.mockImplementation(({ statusCode, links }) => (
    <p>
      {statusCode} {links.engineering}
    </p>
  ))
  renderBroken()
  expect(await screen.findByText('500 /it_eu/engineering')).toBeInTheDocument()
})

test('The error page fails: the last resort has a link home', async () => {
  errorPage.mockImplementation(() => {
    throw new Error('broken, too')
  })
  renderBroken()
  expect(
    await screen.findByText('An error occurred while showing the error page'),
  ).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/it_eu')
})
