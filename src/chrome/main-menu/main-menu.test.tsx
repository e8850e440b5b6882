import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderOnSite, sendOnSite } from '../../theme/testing/i18n'
import { initialLayout, openOverlay, useLayout } from '../overlays/layout-store'
import { MainMenu } from './main-menu'
import { sampleMenu } from './testing/sample-menu'

beforeEach(() => {
  // The product finder waits for its data.
  window.fetch = jest.fn().mockReturnValue(new Promise(() => undefined))
  useLayout.setState(initialLayout)
  window.history.replaceState(null, '', '/elsewhere')
})

const state = () => useLayout.getState()
const menu = () => screen.getByRole('navigation', { name: 'Main' })

/** The control of an item of level 1: a native summary; the test DOM gives it no role. */
const control = (title: string) => {
  const found = within(menu())
    .getAllByText(title)
    .map((text) => text.closest<HTMLElement>('summary, a'))
    .find((element) => element?.hasAttribute('data-level-1'))
  if (!found) throw new Error(`${title} is not on level 1.`)
  return found
}
const section = (title: string) => control(title).closest('details')
const hamburger = () => {
  const found = screen.getByText('Menu').closest('summary')
  if (!found) throw new Error('There is no hamburger.')
  return found
}

const openMenu = async () => {
  const user = userEvent.setup()
  const { container } = renderOnSite(<MainMenu {...sampleMenu} />)
  await user.click(hamburger())
  return { user, container }
}

describe('the hamburger', () => {
  it('opens and closes the menu', async () => {
    const { user } = await openMenu()
    expect(state().open).toBe('mainMenu')
    expect(menu()).toBeVisible()
    await user.click(hamburger())
    expect(state().open).toBeNull()
    expect(screen.getByRole('group', { name: 'Menu', hidden: true })).not.toBeVisible()
  })

  it('leaves the focus to the first item', async () => {
    await openMenu()
    expect(control('Products')).toHaveFocus()
  })
})

test('the menu of a phone leads to the logins', async () => {
  const { user } = await openMenu()
  await user.click(screen.getByRole('button', { name: 'Login' }))
  expect(state().open).toBe('userMenu')
})

describe('level 1', () => {
  it('opens the panel of an item with children, one at a time', async () => {
    const { user } = await openMenu()
    await user.click(control('Services'))
    expect(state().level1).toBe('services')
    expect(screen.getByRole('group', { name: 'Services' })).toBeVisible()
    await user.click(control('Technology transfer'))
    expect(section('Services')).not.toHaveAttribute('open')
    expect(section('Technology transfer')).toHaveAttribute('open')
  })

  it('closes the panel that is open already', async () => {
    const { user } = await openMenu()
    await user.click(control('Services'))
    await user.click(control('Services'))
    expect(state()).toMatchObject({ open: 'mainMenu', level1: null })
  })

  // @R3.7
  it('leads to the page of an item with neither children nor filters', async () => {
    await openMenu()
    const link = within(menu()).getByRole('link', { name: 'News' })
    expect(link).toHaveAttribute('href', '/news-and-events')
  })

  it('has one group for the browser, which keeps one open without a script', async () => {
    const { container } = await openMenu()
    const names = [...container.querySelectorAll('nav details')].map((each) =>
      each.getAttribute('name'),
    )
    expect(new Set(names)).toEqual(new Set(['main-menu-level-1']))
  })

  it('forgets the choice when the menu closes', async () => {
    const { user } = await openMenu()
    await user.click(control('Services'))
    await user.click(hamburger())
    expect(section('Services')).not.toHaveAttribute('open')
  })
})

describe('level 2', () => {
  const openLevel2 = async (title: string) => {
    const { user } = await openMenu()
    await user.click(control(title))
    return { user, panel: screen.getByRole('group', { name: title }) }
  }

  // @R2.4.3
  it('groups children that have children, under a heading or a link', async () => {
    const { panel } = await openLevel2('Products')
    const stone = within(panel).getByRole('list', { name: 'Stone' })
    expect(within(stone).getByRole('link', { name: 'Saws' })).toBeVisible()
    expect(within(panel).queryByRole('link', { name: 'Stone' })).not.toBeInTheDocument()
    const heading = within(panel).getByRole('link', { name: 'Ceramics' })
    expect(heading).toHaveAttribute('href', '/products/ceramics')
  })

  it('leads to the section’s own page, and where editors want', async () => {
    const { panel } = await openLevel2('Services')
    const discover = within(panel).getByRole('link', { name: 'Discover' })
    expect(discover).toHaveAttribute('href', '/services')
    const action = within(panel).getByRole('link', { name: 'Ask a question' })
    expect(action).toHaveAttribute('href', '/contacts/service')
  })

  it('offers no index page where there is none', async () => {
    const { panel } = await openLevel2('Technology transfer')
    expect(within(panel).queryByRole('link', { name: 'Discover' })).not.toBeInTheDocument()
  })

  it('shows teasers with pre-title, title and call to action', async () => {
    const { panel } = await openLevel2('Services')
    expect(within(panel).getByText('Spare parts')).toBeVisible()
    expect(within(panel).getByText('On their way today')).toBeVisible()
    const action = within(panel).getByRole('link', { name: 'Order parts' })
    expect(action).toHaveAttribute('href', '/support/spare-parts')
  })

  it('gives the focus to the way back, which leads to the item', async () => {
    const { user, panel } = await openLevel2('Services')
    const back = within(panel).getByRole('button', { name: 'Back' })
    expect(back).toHaveFocus()
    await user.click(back)
    expect(state()).toMatchObject({ open: 'mainMenu', level1: null })
    await waitFor(() => expect(control('Services')).toHaveFocus())
  })

  it('has the product finder above the children of an item with filters', async () => {
    const { panel } = await openLevel2('Products')
    expect(await within(panel).findByRole('region', { name: 'Find your solution' })).toBeVisible()
    expect(within(panel).getByRole('link', { name: 'Saws' })).toBeVisible()
  })

  it('has no product finder elsewhere, nor before it is chosen', async () => {
    await openLevel2('Services')
    expect(screen.queryByRole('region', { name: 'Find your solution' })).not.toBeInTheDocument()
  })
})

describe('the keyboard', () => {
  it('moves along level 1 with the arrows, Home and End', async () => {
    const { user } = await openMenu()
    await user.keyboard('{ArrowDown}')
    expect(control('Services')).toHaveFocus()
    await user.keyboard('{End}')
    expect(control('News')).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(control('News')).toHaveFocus()
    await user.keyboard('{ArrowUp}')
    expect(control('Technology transfer')).toHaveFocus()
    await user.keyboard('{Home}')
    expect(control('Products')).toHaveFocus()
  })

  it('leaves arrows within level 2 alone', async () => {
    const { user } = await openMenu()
    await user.click(control('Services'))
    const link = screen.getByRole('link', { name: 'FAQ' })
    link.focus()
    await user.keyboard('{ArrowDown}')
    expect(link).toHaveFocus()
  })

  it('goes back to level 1 with Escape, and then closes the menu', async () => {
    const { user } = await openMenu()
    await user.click(control('Services'))
    screen.getByRole('link', { name: 'FAQ' }).focus()
    await user.keyboard('{Escape}')
    expect(state()).toMatchObject({ open: 'mainMenu', level1: null })
    await waitFor(() => expect(control('Services')).toHaveFocus())
    await user.keyboard('{Escape}')
    expect(state().open).toBeNull()
  })

  it('stays on level 2 when Escape was meant for something in it', async () => {
    const { user } = await openMenu()
    await user.click(control('Services'))
    const link = screen.getByRole('link', { name: 'FAQ' })
    link.addEventListener('keydown', (event) => event.preventDefault())
    link.focus()
    await user.keyboard('{Escape}')
    expect(state().level1).toBe('services')
  })
})

describe('a link to the page that is shown', () => {
  /** Clicks a link and returns whether the browser, or the router, would have followed it. */
  const isFollowed = async (init?: MouseEventInit) => {
    await openMenu()
    let followed = false
    const stop = (event: Event) => {
      followed = !event.defaultPrevented
      event.preventDefault()
    }
    document.addEventListener('click', stop, { once: true })
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
    act(() => void screen.getByRole('link', { name: 'News' }).dispatchEvent(click))
    return followed
  }

  it('closes the menu and goes nowhere', async () => {
    window.history.replaceState(null, '', '/news-and-events')
    expect(await isFollowed()).toBe(false)
    expect(state().open).toBeNull()
  })

  it('leaves the menu alone when it is for another tab', async () => {
    window.history.replaceState(null, '', '/news-and-events')
    expect(await isFollowed({ ctrlKey: true })).toBe(true)
    expect(state().open).toBe('mainMenu')
  })

  it('is told from links to other pages, which close the menu by appearing', async () => {
    expect(await isFollowed()).toBe(true)
    expect(state().open).toBe('mainMenu')
  })
})

describe('beside the pages', () => {
  it('highlighted news are shown with their type, and stay beside level 2', async () => {
    const { user } = await openMenu()
    const news = screen.getByRole('region', { name: 'Highlights' })
    expect(within(news).getByRole('link', { name: 'Press A saw wins a prize' })).toHaveAttribute(
      'href',
      '/news-and-events/prize',
    )
    await user.click(control('Services'))
    expect(news).toBeVisible()
  })

  it('the company has its profiles, its name and its VAT number', async () => {
    await openMenu()
    const profiles = screen.getByRole('list', { name: 'Follow us' })
    expect(within(profiles).getByRole('link', { name: 'LinkedIn' })).toBeVisible()
    expect(screen.getByText('© 2026 Example S.p.A., VAT IT00000000000')).toBeVisible()
  })

  it.each([
    ['Change region and language', 'localeMenu'],
    ['Let’s talk', 'form'],
  ])('"%s" opens the overlay %s; the focus waits on the hamburger', async (name, overlay) => {
    const { user } = await openMenu()
    await user.click(screen.getByRole('button', { name }))
    expect(state().open).toBe(overlay)
    expect(hamburger()).toHaveFocus()
  })
})

describe('in the HTML that the server sent', () => {
  /** Hydrates the static HTML of the menu, after the browser alone has opened parts of it. */
  const hydrate = (...opened: string[]) => {
    const page = sendOnSite(<MainMenu {...sampleMenu} />)
    for (const selector of opened) page.querySelector(selector)?.setAttribute('open', '')
    const nav = page.querySelector('nav')
    renderOnSite(<MainMenu {...sampleMenu} />, 'ww', { container: page, hydrate: true })
    return { page, nav }
  }

  it('all pages are linked', () => {
    const { page } = hydrate()
    const hrefs = [...page.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual(expect.arrayContaining(['/products/saws', '/services', '/bit/tenders']))
  })

  it('its elements stay, and live', async () => {
    const { page, nav } = hydrate()
    expect(nav).not.toBeNull()
    await waitFor(() => expect(page.querySelector('[data-static]')).toBeNull())
    expect(page.querySelector('nav')).toBe(nav)
    await userEvent.click(hamburger())
    await userEvent.click(control('Services'))
    expect(state().level1).toBe('services')
  })

  it('a panel that the browser opened alone stays open', async () => {
    hydrate('[data-overlay]', 'nav li:nth-child(2) > details')
    await waitFor(() => expect(state()).toMatchObject({ open: 'mainMenu', level1: 'services' }))
    expect(section('Services')).toHaveAttribute('open')
  })

  it('the focus finds the first item when the menu is opened', () => {
    hydrate()
    act(() => openOverlay('mainMenu'))
    expect(control('Products')).toHaveFocus()
  })
})
