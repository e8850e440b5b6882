import { screen } from '@testing-library/react'
import { renderOnSite } from '../../theme/testing/i18n'
import { LOADS_WHOLE_PAGE } from '../../ui/controls/link'
import { NotFoundPage } from './not-found-page'

test('says what happened, with the Italian intro in every language, and the ways out', () => {
  renderOnSite(<NotFoundPage links={{ home: '/de_eu', products: '/de_eu/products' }} />, 'de_eu')
  expect(screen.getByText('404')).toBeInTheDocument()
  expect(
    screen.getByRole('heading', { level: 1, name: 'Diese Seite wurde nicht gefunden' }),
  ).toBeInTheDocument()
  const own = screen.getByText('Die gesuchte Seite gibt es nicht, oder sie ist umgezogen.')
  const italian = screen.getByText(/La pagina che stai cercando/)
  expect(italian).toHaveAttribute('lang', 'it')
  expect(own.compareDocumentPosition(italian)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Startseite',
    'Produkte',
  ])
})

test('in Italian the intro is said once', () => {
  renderOnSite(<NotFoundPage links={{ home: '/it_eu', products: null }} />, 'it_eu')
  expect(screen.getAllByText(/La pagina che stai cercando/)).toHaveLength(1)
})

test('Unknown page: the message is that of the requirements', () => {
  renderOnSite(<NotFoundPage links={{ home: '/', products: null }} />)
  expect(screen.getByRole('heading', { name: 'This page could not be found' })).toBeInTheDocument()
})

test('other errors say something else', () => {
  renderOnSite(<NotFoundPage statusCode={500} links={{ home: '/', products: null }} />)
  expect(screen.getByRole('heading', { name: 'An error has occurred' })).toBeInTheDocument()
  expect(screen.getByText(/Si è verificato un errore/)).toBeInTheDocument()
})

test.each([403, 410])(
  'the error page shows %i as it is, and what visitors can do',
  (statusCode) => {
    renderOnSite(
      <NotFoundPage
        statusCode={statusCode}
        links={{ home: '/it_eu', products: '/it_eu/products' }}
      />,
      'it_eu',
    )
    expect(screen.getByText(String(statusCode))).toBeInTheDocument()
    expect(screen.getByText(/Riprova tra qualche istante/)).toHaveAttribute('lang', 'it')
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/it_eu',
      '/it_eu/products',
    ])
    expect(screen.queryByText('Riprova')).not.toBeInTheDocument()
  },
)

test('a page that may be there in a moment can be requested again', () => {
  renderOnSite(
    <NotFoundPage statusCode={503} links={{ home: '/it_eu', products: null }} />,
    'it_eu',
  )
  expect(
    screen.getByRole('heading', { name: 'Al momento non è possibile aprire questo link' }),
  ).toBeInTheDocument()
  // An empty URL is the current one; the router must not handle the link.
  const retry = screen.getByText('Riprova').closest('a')
  expect(retry).toHaveAttribute('href', '')
  expect(retry).toHaveAttribute(LOADS_WHOLE_PAGE)
})
