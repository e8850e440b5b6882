import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { SiteHandle } from '../../sites'
import { renderOnSite } from '../../theme/testing/i18n'
import { initialLayout, pageChanged, useLayout } from '../overlays/layout-store'
import type { SitemapSectionView } from '../view-models'
import { Sitemap } from './sitemap'

const sections: readonly SitemapSectionView[] = [
  {
    title: 'Products',
    href: '/products',
    children: [
      { label: 'Saws', href: '/products/saws' },
      { label: 'Quarries', href: null },
    ],
    dynamicSection: null,
  },
  { title: 'Company', href: null, children: [], dynamicSection: 'about' },
  {
    title: 'Services',
    href: '/services',
    children: [{ label: 'FAQ', href: '/services/faq' }],
    dynamicSection: 'services',
  },
]
const pages = {
  about: [{ label: 'History', href: '/about-us/history' }],
  services: [
    { label: 'Services', href: '/services' },
    { label: 'FAQ', href: '/services/faq' },
    { label: 'Training', href: '/services/training' },
  ],
}

beforeEach(() => useLayout.setState(initialLayout))

/** Each test uses another site, because the pages are cached for each site. */
const renderSitemap = (site: SiteHandle, ...answers: (() => Promise<unknown>)[]) => {
  const fetch = jest.fn()
  for (const answer of answers) fetch.mockImplementationOnce(answer)
  window.fetch = fetch
  renderOnSite(
    <Sitemap homeHref="/" sections={sections} texts={{ home: 'Home', sitemap: 'Sitemap' }} />,
    site,
  )
  return fetch
}
const found = async () => ({ ok: true, json: async () => pages })
const failed = async () => ({ ok: false, status: 500 })
const pending = () => new Promise(() => undefined)

const toggle = () => screen.getByText('Sitemap')
const sitemap = () => screen.getByRole('navigation', { name: 'Sitemap', hidden: true })

test('is closed at first, with its links in the HTML, and fetches nothing', () => {
  const fetch = renderSitemap('ww')
  expect(sitemap()).not.toBeVisible()
  const hrefs = within(sitemap())
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(['/', '/products', '/products/saws', '/services', '/services/faq'])
  expect(fetch).not.toHaveBeenCalled()
})

test('a section without a page is plain text', () => {
  renderSitemap('ww')
  for (const title of ['Quarries', 'Company']) {
    expect(within(sitemap()).getByText(title)).toBeInTheDocument()
    expect(
      within(sitemap()).queryByRole('link', { name: title, hidden: true }),
    ).not.toBeInTheDocument()
  }
})

test('opened, it says that pages are on their way', async () => {
  renderSitemap('en_eu', pending)
  await userEvent.click(toggle())
  expect(sitemap()).toBeVisible()
  expect(await screen.findByRole('status')).toHaveTextContent('The pages are loading')
})

test('the fetched pages stand in their sections, each page once', async () => {
  renderSitemap('en_na', found)
  await userEvent.click(toggle())
  expect(await screen.findByRole('link', { name: 'History' })).toHaveAttribute(
    'href',
    '/about-us/history',
  )
  expect(screen.getByRole('link', { name: 'Training' })).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'FAQ' })).toHaveLength(1)
  expect(screen.getAllByRole('link', { name: 'Services' })).toHaveLength(1)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

test('when they cannot be had it says so once, and tries again', async () => {
  renderSitemap('en_asia', failed, found)
  await userEvent.click(toggle())
  expect(await screen.findByRole('alert')).toHaveTextContent('The list could not be loaded.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'History' })).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('speaks the language of the site', async () => {
  renderSitemap('it_eu', pending)
  await userEvent.click(toggle())
  expect(await screen.findByRole('status')).not.toHaveTextContent('loading')
})

test('closes again, and on every navigation', async () => {
  renderSitemap('en_oce', found)
  await userEvent.click(toggle())
  await userEvent.click(toggle())
  expect(sitemap()).not.toBeVisible()
  await userEvent.click(toggle())
  expect(await screen.findByRole('link', { name: 'History' })).toBeVisible()
  act(pageChanged)
  expect(sitemap()).not.toBeVisible()
  expect(screen.queryByText('History')).not.toBeInTheDocument()
})

test('closes with the next press, too, what it has not been rendered with yet', async () => {
  renderSitemap('es_eu', found)
  const disclosure = screen.getByRole<HTMLDetailsElement>('group')
  disclosure.open = true
  await userEvent.click(toggle())
  expect(disclosure).not.toHaveAttribute('open')
  expect(useLayout.getState().sitemapOpen).toBe(false)
})
