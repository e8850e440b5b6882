import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderOnSite } from '../theme/testing/i18n'
import { MainNavigation } from './main-navigation'
import { SiteHeader } from './site-header'

const items = [
  {
    id: '1',
    title: 'Products',
    href: '/products',
    actions: [],
    children: [{ id: '2', title: 'Saws', href: '/products/saws', children: [], actions: [] }],
  },
]
const texts = { label: 'Main', menu: 'Menu', discover: 'Discover' }

/** Renders the header and opens the first panel, as the browser does on a click on its summary. */
const openPanel = () => {
  const { container } = renderOnSite(
    <>
      <SiteHeader
        homeHref="/"
        companyName="Example"
        navigation={<MainNavigation items={items} texts={texts} />}
        locales={[]}
        onChooseLocale={jest.fn()}
      />
      <main>Elsewhere</main>
    </>,
  )
  const details = container.querySelector('details')
  if (!details) throw new Error('There is no panel.')
  details.open = true
  return details
}

test('is the banner, with a way to the content and the wordmark to the home page', () => {
  openPanel()
  expect(screen.getByRole('banner')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main')
  expect(screen.getByRole('link', { name: 'Example' })).toHaveAttribute('href', '/')
})

test('Escape closes an open panel and gives the focus back', async () => {
  const details = openPanel()
  await userEvent.keyboard('{Escape}')
  expect(details.open).toBe(false)
  expect(details.querySelector('summary')).toHaveFocus()
})

test('a click elsewhere closes an open panel', async () => {
  const details = openPanel()
  await userEvent.click(screen.getByText('Elsewhere'))
  expect(details.open).toBe(false)
})

test('following a link in a panel closes it', async () => {
  const details = openPanel()
  const link = details.querySelector('a')
  link?.addEventListener('click', (event) => event.preventDefault())
  if (link) await userEvent.click(link)
  expect(details.open).toBe(false)
})
