import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { navigate } from 'gatsby'
import { renderOnSite } from '../../theme/testing/i18n'
import { SearchPage } from './search-page'
import { searchPageProps } from './search-props'

const data: Queries.SearchPageQuery = {
  website: { siteMetadata: { siteUrl: 'https://www.example.com' } },
  company: { shortName: 'Acme', emails: [], phones: [] },
  defaults: { title: 'Acme', suffix: 'Acme', description: null, ogImage: null },
  trail: { nodes: [{ section: 'home', title: 'Acme' }] },
  entry: null,
  sections: {
    nodes: [
      { section: 'services', title: 'Servizi' },
      { section: 'history', title: 'Storia' },
      { section: 'products', title: 'Prodotti' },
    ],
  },
  categories: {
    nodes: [
      { code: 'SAW', title: 'Frese', slug: 'frese', abstract: null, image: null },
      { code: 'NEW', title: 'Nuove', slug: 'nuove', abstract: null, image: null },
    ],
  },
  counts: { group: [{ code: 'SAW', count: 4 }] },
}
const renderPage = () => renderOnSite(<SearchPage {...searchPageProps(data, 'it_eu')} />, 'it_eu')
const field = () => screen.getByRole('searchbox', { name: 'Cerca' })

beforeEach(() => jest.mocked(navigate).mockReset())
afterEach(() => window.history.replaceState(null, '', '/'))

test('is a form that works without a script', () => {
  renderPage()
  expect(screen.getByRole('search')).toHaveAttribute('action', '/api/search-page/it_eu')
  expect(field()).toHaveAttribute('name', 'query')
  expect(screen.getByRole('button', { name: 'Cerca' })).toHaveAttribute('type', 'submit')
})

test('takes its words from the address and puts them there', async () => {
  window.history.replaceState(null, '', '/it_eu/ricerca?query=filo%20diamantato')
  renderPage()
  expect(field()).toHaveValue('filo diamantato')
  await userEvent.clear(field())
  await userEvent.type(field(), 'acqua & olio{Enter}')
  expect(navigate).toHaveBeenLastCalledWith('/it_eu/ricerca?query=acqua%20%26%20olio')
  await userEvent.clear(field())
  await act(async () => userEvent.click(screen.getByRole('button', { name: 'Cerca' })))
  expect(navigate).toHaveBeenLastCalledWith('/it_eu/ricerca')
})

test('leads on to categories that hold machines and to the main sections', () => {
  renderPage()
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/it_eu', '/it_eu/products/frese', '/it_eu/products', '/it_eu/services'])
})
