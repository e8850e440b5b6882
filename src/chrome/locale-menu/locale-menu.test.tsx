import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderOnSite } from '../theme/testing/i18n'
import { LocaleMenu } from './locale-menu'
import type { LocaleGroup } from './view-models'

const onChoose = jest.fn()

const groups: readonly LocaleGroup[] = [
  {
    name: 'Worldwide',
    options: [
      { handle: 'ww', name: 'English', area: '', language: 'en', href: '/products', current: true },
    ],
  },
  {
    name: 'Europe',
    options: [
      {
        handle: 'de_eu',
        name: 'Deutsch',
        area: 'EU',
        language: 'de',
        href: '/de_eu/products',
        current: false,
      },
      { handle: 'fr_eu', name: 'Français', area: 'EU', language: 'fr', href: null, current: false },
    ],
  },
]

test('says what it does and which version this is', () => {
  const { container } = renderOnSite(<LocaleMenu groups={groups} onChoose={onChoose} />)
  expect(container.querySelector('summary')).toHaveTextContent('Change region and language English')
})

test('offers the versions by region, each in its own language', () => {
  renderOnSite(<LocaleMenu groups={groups} onChoose={onChoose} />)
  const europe = screen.getByRole('region', { name: 'Europe', hidden: true })
  const german = within(europe).getByRole('link', { name: 'Deutsch EU', hidden: true })
  expect(german).toHaveAttribute('href', '/de_eu/products')
  expect(german).toHaveAttribute('hreflang', 'de')
  expect(within(german).getByText('Deutsch')).toHaveAttribute('lang', 'de')
})

test('marks the current version', () => {
  renderOnSite(<LocaleMenu groups={groups} onChoose={onChoose} />)
  expect(screen.getByRole('link', { name: 'English', hidden: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
})

test('a site without this page is shown, says so, and cannot be chosen', () => {
  renderOnSite(<LocaleMenu groups={groups} onChoose={onChoose} />)
  const french = screen.getByRole('link', { name: /Français/, hidden: true })
  expect(french).toHaveAttribute('aria-disabled', 'true')
  expect(french).toHaveTextContent('this page is not available there')
  expect(french).not.toHaveAttribute('href')
})

test('tells which site was chosen', async () => {
  const { container } = renderOnSite(<LocaleMenu groups={groups} onChoose={onChoose} />)
  const details = container.querySelector('details')
  if (details) details.open = true
  const link = screen.getByRole('link', { name: 'Deutsch EU' })
  link.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(link)
  expect(onChoose).toHaveBeenCalledWith('de_eu')
})
