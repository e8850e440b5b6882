import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderOnSite } from '../../theme/testing/i18n'
import { ProductPage, type ProductPageProps } from './product-page'

const figure = (label: string, value: string) => ({ label, value, unit: 'mm', imperial: null })
const version = (code: string, title: string, table: string) => ({
  code,
  title,
  abstract: null,
  figures: [figure('Table', table)],
})
const props: ProductPageProps = {
  trail: [],
  code: 'A',
  title: 'Arc',
  categoryTitle: 'Saws',
  claim: null,
  abstract: null,
  description: null,
  figures: [figure('Blade', '350'), figure('Table', '3,300')],
  gallery: [],
  features: [],
  versions: [version('A-1', 'Arc Single', '3,300'), version('A-2', 'Arc Twin', '3,500')],
  documents: [],
  stories: [],
  related: [],
  actions: [],
  contact: { email: null, phone: null },
}
const fetchMock = jest.fn()

// Some tests move it by hand.
const { IntersectionObserver } = window

beforeEach(() => {
  fetchMock.mockReset().mockReturnValue(new Promise(() => {}))
  Object.assign(window, { fetch: fetchMock, IntersectionObserver })
})
afterEach(() => window.history.replaceState(null, '', '/'))

const asked = (code: string) =>
  waitFor(() =>
    expect(fetchMock).toHaveBeenLastCalledWith(
      `/api/product-data/${code}?site=ww`,
      expect.anything(),
    ),
  )
const chosen = (name: string) => expect(screen.getByRole('radio', { name })).toBeChecked()

test('without a picture there is no gallery, and the head knows it', () => {
  renderOnSite(<ProductPage {...props} claim="Cuts stone" />)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  const head = screen.getByText('Cuts stone').closest('[data-picture]')
  expect(head).toHaveAttribute('data-picture', 'false')
})

test('a version that is chosen stands in the address and changes figures and data', async () => {
  renderOnSite(<ProductPage {...props} />)
  await asked('A-1')
  await userEvent.click(screen.getByRole('radio', { name: 'Arc Twin A-2' }))
  expect(window.location.search).toBe('?version=A-2')
  await asked('A-2')
  const published = screen.getByRole('table', { name: 'Key figures, as last published' })
  expect(within(published).getByRole('row', { name: /Table/ })).toHaveTextContent('3,500')
  expect(screen.getAllByText('3,500')).toHaveLength(2)
})

test('a drawing has a sheet for phones and one for wide columns, and follows the version', async () => {
  const drawing = (name: string) => ({
    narrow: { src: `/${name}-narrow.svg`, width: 480, height: 600 },
    wide: { srcSet: `/${name}-wide.svg`, width: 960, height: 700 },
    alt: `${name}: length 5,400 mm`,
  })
  renderOnSite(<ProductPage {...props} drawings={[drawing('single'), drawing('twin')]} />)
  await userEvent.click(screen.getByRole('radio', { name: 'Arc Twin A-2' }))
  const picture = screen.getByRole('img', { name: 'twin: length 5,400 mm' })
  expect(picture).toHaveAttribute('src', '/twin-narrow.svg')
  expect(picture).toHaveAttribute('height', '600')
  const source = picture.previousElementSibling
  expect(source).toHaveAttribute('srcset', '/twin-wide.svg')
  expect(source).toHaveAttribute('media', '(min-width: 48em)')
  expect(source).toHaveAttribute('height', '700')
  expect(picture.closest('a')).toHaveAttribute('href', '/twin-wide.svg')
})

test('begins with the version that the address asks for, and follows it', async () => {
  window.history.replaceState(null, '', '/?version=A-2')
  renderOnSite(<ProductPage {...props} />)
  chosen('Arc Twin A-2')
  await asked('A-2')
  act(() => {
    window.history.replaceState(null, '', '/')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  chosen('Arc Single A-1')
  await asked('A-1')
})

test('an address that asks for an unknown version gets the first', async () => {
  window.history.replaceState(null, '', '/?version=nonsense')
  renderOnSite(<ProductPage {...props} />)
  chosen('Arc Single A-1')
  await asked('A-1')
})

test('a product without versions shows its own data and no choice', async () => {
  renderOnSite(<ProductPage {...props} versions={[]} />)
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  await asked('A')
})

test('a request for a quotation names product and version, from the first screen on', async () => {
  const ask = { label: 'Ask for a quotation', href: '/contacts/quotation', opensForm: true }
  const quotation = () =>
    screen.getAllByRole('link', { name: 'Ask for a quotation' }).map((link) => {
      const { pathname, searchParams } = new URL(
        link.getAttribute('href') ?? '',
        'http://localhost',
      )
      return { pathname, ...Object.fromEntries(searchParams) }
    })
  const contact = {
    email: 'info@example.com',
    phone: { number: '+39 055 555 0100', href: 'tel:+390555550100' },
  }
  renderOnSite(<ProductPage {...props} actions={[ask]} contact={contact} />)
  const inHeadBarAndBand = (asks: object) => expect(quotation()).toEqual([asks, asks, asks])
  inHeadBarAndBand({ pathname: '/contacts/quotation', product: 'Arc' })
  expect(screen.queryByRole('link', { name: /info@/ })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('radio', { name: 'Arc Twin A-2' }))
  inHeadBarAndBand({ pathname: '/contacts/quotation', product: 'Arc', version: 'Arc Twin' })
})

describe('the facts for a buyer', () => {
  const rows = [
    { title: 'Delivery', text: '26 weeks', href: '/services/faq#delivery' },
    { title: 'Warranty', text: '24 months', href: null },
  ]

  test('stands in its order, with links to pages that say more', () => {
    renderOnSite(<ProductPage {...props} facts={{ title: 'Purchase', rows }} />)
    expect(screen.getByRole('heading', { name: 'Purchase' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Purchase' })).toHaveAttribute('href', '#facts')
    const [delivery, warranty] = screen.getAllByRole('row', { name: /Delivery|Warranty/ })
    expect(delivery).toHaveTextContent('Delivery26 weeks')
    expect(warranty).toHaveTextContent('Warranty24 months')
    expect(screen.getByRole('link', { name: 'Delivery' })).toHaveAttribute('href', rows[0]?.href)
  })

  test('has no place on the page of a product without facts', async () => {
    renderOnSite(<ProductPage {...props} />)
    await asked('A-1')
    expect(screen.queryByRole('link', { name: 'Purchase' })).not.toBeInTheDocument()
  })
})

test('a paragraph shows the figures that prove it, and none where it has none', async () => {
  const features = [
    { title: 'Head', text: '<p>It tilts.</p>', image: null, figures: [figure('Tilt', '90')] },
    { title: 'Bed', text: '<p>It stands.</p>', image: null, figures: [] },
  ]
  renderOnSite(<ProductPage {...props} features={features} />)
  await asked('A-1')
  const row = (name: string) => screen.getByRole('heading', { name }).parentElement
  expect(row('Head')).toHaveTextContent('It tilts.Tilt90 mm')
  expect(row('Bed')).toHaveTextContent(/It stands\.$/)
})
