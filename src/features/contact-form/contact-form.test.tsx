import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { SiteHandle } from '../../sites'
import { renderOnSite } from '../../theme/testing/i18n'
import { ContactForm } from '.'
import type { ConsentFormSettings } from './consent-widget'

const purpose = (name: string, code: string, slug = 'global') => ({
  purpose: name,
  formName: null,
  action: null,
  embedCode: code,
  description: `<p>About ${name}</p>`,
  confirmation: null,
  formCategories: [{ slug }],
  forms: [],
})
const purposes = [
  purpose('Information', 'INFO'),
  purpose('Spare parts', 'SPARES'),
  purpose('Press', 'PRESS', 'press'),
]
const answer = { ok: true, json: async () => ({ purposes, reach: [] }) }

const destroy = jest.fn<undefined, [string]>()

beforeEach(() => {
  destroy.mockClear()
  window.fetch = jest.fn().mockResolvedValue(answer)
  window.ConsentForms = {
    init: jest.fn(({ container, form }: ConsentFormSettings) => {
      container.append(Object.assign(document.createElement('button'), { textContent: form }))
      return { destroy: () => destroy(form) }
    }),
  }
})

/** Each test uses another site, because the answers are cached for each site. */
const show = (site: SiteHandle) => {
  renderOnSite(<ContactForm category="global" />, site)
  return userEvent.setup()
}

// @R3.2
test('offers the forms of its category and loads none by itself', async () => {
  const user = show('ww')
  const field = await screen.findByRole('combobox', { name: 'I am looking for' })
  expect(field).toHaveAttribute('placeholder', 'Select a category')
  await user.click(field)
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Information',
    'Spare parts',
  ])
  expect(window.ConsentForms?.init).not.toHaveBeenCalled()
})

test('all topics are in sight; each chooses its form, and the focus goes to it', async () => {
  const user = show('de_eu')
  const topics = within(await screen.findByRole('list')).getAllByRole('button')
  expect(topics.map(({ textContent }) => textContent)).toEqual(['Information', 'Spare parts'])
  await user.click(screen.getByRole('button', { name: 'Spare parts' }))
  expect(await screen.findByRole('button', { name: 'SPARES' })).toBeVisible()
  expect(screen.getByRole('group', { name: 'Spare parts' })).toHaveFocus()
  expect(screen.getByRole('combobox')).toHaveValue('Spare parts')
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
})

test('loads the chosen form with its description; another choice unloads it', async () => {
  const user = show('en_eu')
  const field = await screen.findByRole('combobox')
  await user.click(field)
  await user.click(screen.getByRole('option', { name: 'Information' }))
  expect(screen.getByText('About Information')).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'INFO' })).toBeVisible()

  await user.click(field)
  await user.click(screen.getByRole('option', { name: 'Spare parts' }))
  expect(await screen.findByRole('button', { name: 'SPARES' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'INFO' })).not.toBeInTheDocument()
  expect(screen.getByText('About Spare parts')).toBeInTheDocument()
  expect(destroy.mock.calls).toEqual([['INFO']])
})

test('says that the forms could not be had, and tries again', async () => {
  window.fetch = jest
    .fn()
    .mockResolvedValueOnce({ ok: false, status: 500 })
    .mockResolvedValueOnce(answer)
  const user = show('it_eu')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Non è stato possibile caricare il modulo.',
  )
  await user.click(screen.getByRole('button', { name: 'Riprova' }))
  await waitFor(() => expect(screen.getByRole('combobox')).toBeEnabled())
})
