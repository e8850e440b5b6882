import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { SiteHandle } from '../../sites'
import { renderOnSite, sendOnSite } from '../../theme/testing/i18n'
import { LOADS_WHOLE_PAGE } from '../../ui/controls/link'
import { initialLayout, openOverlay, useLayout } from '../overlays/layout-store'
import { LocaleMenu } from './locale-menu'
import { SiteGroups } from './site-groups'
import { sampleLocales } from './testing/sample-locales'

beforeEach(() => {
  useLayout.setState(initialLayout)
  window.history.replaceState(null, '', '/products')
  document.cookie = 'i18n_redirected=; Max-Age=0'
})

const region = (name: string) => screen.getByRole('button', { name })
const countries = (name: string) => screen.getByRole('region', { name: `Country: ${name}` })
/** The test DOM goes nowhere. */
const stay = (link: HTMLElement) =>
  link.addEventListener('click', (event) => event.preventDefault())

const openMenu = async (site: SiteHandle = 'de_eu', groups = sampleLocales(site)) => {
  const user = userEvent.setup()
  const { container } = renderOnSite(<LocaleMenu groups={groups} />)
  const summary = container.querySelector('summary')
  if (!summary) throw new Error('There is no control.')
  await user.click(summary)
  await screen.findByRole('button', { name: 'Asia' })
  return { user, summary, container }
}

describe('its control', () => {
  it('says what it does and which version this is', () => {
    const { container } = renderOnSite(<LocaleMenu groups={sampleLocales('ww')} />)
    expect(container.querySelector('summary')).toHaveTextContent(
      'Change region and language English WW',
    )
  })
})

describe('the static HTML', () => {
  it('has all sites by region, each in its own language', () => {
    renderOnSite(<LocaleMenu groups={sampleLocales('ww')} />)
    const europe = screen.getByRole('region', { name: 'Europe', hidden: true })
    const german = within(europe).getByRole('link', { name: 'Deutsch EU', hidden: true })
    expect(german).toHaveAttribute('href', '/de_eu/products')
    expect(german).toHaveAttribute('hreflang', 'de-DE')
    expect(within(german).getByText('Deutsch')).toHaveAttribute('lang', 'de-DE')
  })

  it('has links that follow filters which are applied and taken back', () => {
    renderOnSite(<LocaleMenu groups={sampleLocales('ww')} />)
    const german = screen.getByRole('link', { name: 'Deutsch EU', hidden: true })
    const goTo = (search: string) =>
      act(() => {
        window.history.replaceState(null, '', `/products${search}`)
        window.dispatchEvent(new PopStateEvent('popstate'))
      })
    goTo('?country=IT')
    expect(german).toHaveAttribute(LOADS_WHOLE_PAGE)
    expect(german).toHaveAttribute('href', '/de_eu/products?country=IT')
    goTo('')
    expect(german).not.toHaveAttribute(LOADS_WHOLE_PAGE)
    expect(german).toHaveAttribute('href', '/de_eu/products')
  })

  it('marks the current site', () => {
    render(<SiteGroups groups={sampleLocales('ww')} />)
    expect(screen.getByRole('link', { name: 'English WW' })).toHaveAttribute('aria-current', 'true')
  })

  it('shows a site without this page, says so, and links nowhere', () => {
    renderOnSite(<SiteGroups groups={sampleLocales('ww')} />)
    const french = screen.getByRole('link', { name: /Français/ })
    expect(french).toHaveAttribute('aria-disabled', 'true')
    expect(french).toHaveTextContent('this page is not available there')
    expect(french).not.toHaveAttribute('href')
  })

  it('stays until there is what takes its place', async () => {
    const groups = sampleLocales('ww')
    const page = sendOnSite(<LocaleMenu groups={groups} />)
    const section = page.querySelector('section')
    renderOnSite(<LocaleMenu groups={groups} />, 'ww', { container: page, hydrate: true })
    expect(section).not.toBeNull()
    act(() => openOverlay('localeMenu'))
    expect(page.querySelector('section')).toBe(section)
    expect(await within(page).findByRole('button', { pressed: true })).toBeVisible()
    expect(page.contains(section)).toBe(false)
    page.remove()
  })
})

describe('opened', () => {
  it('begins with the region of the page’s own site', async () => {
    await openMenu('de_eu')
    expect(region('Europe')).toHaveAttribute('aria-pressed', 'true')
    expect(region('Asia')).toHaveAttribute('aria-pressed', 'false')
    expect(countries('Europe')).toBeVisible()
  })

  it('begins with the first region on the worldwide site', async () => {
    await openMenu('ww')
    expect(region('Europe')).toHaveAttribute('aria-pressed', 'true')
  })

  it('has the worldwide site apart', async () => {
    await openMenu()
    expect(screen.getByRole('link', { name: 'Worldwide English' })).toHaveAttribute(
      'href',
      '/products',
    )
    expect(screen.queryByRole('button', { name: 'Worldwide' })).not.toBeInTheDocument()
  })

  it('has no worldwide entry where there is no such site', async () => {
    await openMenu('de_eu', sampleLocales('de_eu').slice(1))
    expect(screen.queryByRole('link', { name: /Worldwide/ })).not.toBeInTheDocument()
  })

  it('lists the countries by name, with the language of their site', async () => {
    await openMenu()
    const items = within(countries('Europe')).getAllByRole('link')
    expect(items.map(({ textContent }) => textContent.split(' (')[0])).toEqual([
      'Austria Deutsch',
      'Belgium Français',
      'France Français',
      'Germany Deutsch',
    ])
    const austria = screen.getByRole('link', { name: 'Austria Deutsch' })
    expect(austria).toHaveAttribute('href', '/de_eu/products')
    expect(within(austria).getByText('Deutsch')).toHaveAttribute('lang', 'de-DE')
  })

  it('names countries in the language of the page', async () => {
    const user = userEvent.setup()
    const { container } = renderOnSite(<LocaleMenu groups={sampleLocales('ww')} />, 'it_eu')
    const summary = container.querySelector('summary')
    if (summary) await user.click(summary)
    expect(await screen.findByRole('link', { name: /^Germania/ })).toBeVisible()
  })

  it('shows another region’s countries when it is chosen', async () => {
    const { user } = await openMenu()
    await user.click(region('Asia'))
    expect(region('Asia')).toHaveAttribute('aria-pressed', 'true')
    expect(region('Europe')).toHaveAttribute('aria-pressed', 'false')
    expect(within(countries('Asia')).getByRole('link')).toHaveAttribute('href', '/en_asia/products')
    expect(screen.queryByRole('link', { name: /Austria/ })).not.toBeInTheDocument()
  })

  it('shows countries without this page, says so, and links nowhere', async () => {
    await openMenu()
    const belgium = screen.getByRole('link', { name: /Belgium/ })
    expect(belgium).toHaveAttribute('aria-disabled', 'true')
    expect(belgium).not.toHaveAttribute('href')
    expect(belgium.textContent).toMatch(/\(.+\)$/)
  })

  it('closes with a click elsewhere', async () => {
    const { user } = await openMenu()
    await user.click(document.body)
    expect(useLayout.getState().open).toBeNull()
  })
})

describe('choosing', () => {
  it('keeps the site for the next visit', async () => {
    const { user } = await openMenu()
    await user.click(region('Asia'))
    const link = within(countries('Asia')).getByRole('link')
    stay(link)
    await user.click(link)
    expect(document.cookie).toContain('i18n_redirected=en_asia')
  })

  it('closes the menu when the page is here already', async () => {
    const { user } = await openMenu()
    const link = screen.getByRole('link', { name: /Austria/ })
    stay(link)
    await user.click(link)
    expect(useLayout.getState().open).toBeNull()
  })
})
