import { screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { renderOnSite } from '../../theme/testing/i18n'
import { ProductFinder } from './product-finder'

const filters = {
  businessUnits: [
    { id: '1', title: 'Stone' },
    { id: '2', title: 'Ceramics' },
  ],
  categories: [
    { code: 'SAW', title: 'Saws', href: '/products/saws', businessUnits: ['1'] },
    { code: 'KILN', title: 'Kilns', href: '/products/kilns', businessUnits: ['2'] },
  ],
  materials: [{ label: 'Granite', href: '/products?materials[]=302' }],
  industries: [],
}

/** Each test uses another site, because the answers are cached for each site. */
const answer = (...answers: (() => Promise<unknown>)[]) => {
  const fetch = jest.fn()
  for (const each of answers) fetch.mockImplementationOnce(each)
  window.fetch = fetch
}
const found = async () => ({ ok: true, json: async () => filters })
const failed = async () => ({ ok: false, status: 500 })

const unit = () => screen.findByRole('combobox', { name: 'Business unit' })
const category = () => screen.findByRole('combobox', { name: 'Product category' })
/** Chooses one of the options of a list, and returns all options. */
const choose = async (user: UserEvent, list: HTMLElement, name: string) => {
  await user.click(list)
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent)
  await user.click(screen.getByRole('option', { name }))
  return options
}

// @R2.4.4
test('chooses a business unit, then a category of it, then leads to its machines', async () => {
  const user = userEvent.setup()
  answer(found)
  renderOnSite(<ProductFinder />, 'ww')
  expect(await category()).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Find solution' })).toBeDisabled()

  await choose(user, await unit(), 'Stone')
  expect(await category()).toBeEnabled()
  expect(screen.getByRole('button', { name: 'Find solution' })).toBeDisabled()

  expect(await choose(user, await category(), 'Saws')).toEqual(['Saws'])
  expect(screen.getByRole('link', { name: 'Find solution' })).toHaveAttribute(
    'href',
    '/products/saws?businessUnits[]=1',
  )
})

test('another business unit forgets a category that it does not have', async () => {
  const user = userEvent.setup()
  answer(found)
  renderOnSite(<ProductFinder />, 'en_eu')
  await choose(user, await unit(), 'Stone')
  await choose(user, await category(), 'Saws')
  await choose(user, await unit(), 'Ceramics')
  expect(screen.queryByRole('link', { name: 'Find solution' })).not.toBeInTheDocument()
  expect(await category()).toHaveValue('')
})

test('says that the choices are loading', async () => {
  answer(() => new Promise(() => undefined))
  renderOnSite(<ProductFinder />, 'en_na')
  expect(screen.getByRole('status')).toHaveTextContent('The choices are loading')
})

test('says that the choices could not be loaded, and tries again', async () => {
  const user = userEvent.setup()
  answer(failed, found)
  renderOnSite(<ProductFinder />, 'en_asia')
  expect(await screen.findByRole('alert')).toHaveTextContent('The choices could not be loaded.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(async () => expect(await unit()).toBeEnabled())
})

test('is named', async () => {
  answer(found)
  renderOnSite(<ProductFinder />, 'it_eu')
  expect(screen.getByRole('region', { name: 'Trova la tua soluzione' })).toBeInTheDocument()
  expect(await screen.findByRole('combobox', { name: 'Business unit' })).toBeEnabled()
})

test('leads into the catalogue by what is worked, where the site has products for it', async () => {
  const user = userEvent.setup()
  answer(found)
  renderOnSite(<ProductFinder />, 'en_oce')
  await user.click(await screen.findByText('Material'))
  expect(screen.getByRole('link', { name: 'Granite' })).toHaveAttribute(
    'href',
    '/products?materials[]=302',
  )
  expect(screen.queryByText('Industry')).not.toBeInTheDocument()
})
