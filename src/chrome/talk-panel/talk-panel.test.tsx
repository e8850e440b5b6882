import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderOnSite } from '../../theme/testing/i18n'
import { Portals } from '../layout/portals'
import { closeOverlay, initialLayout, openOverlay, useLayout } from '../overlays/layout-store'
import { TalkPanel } from './talk-panel'

const forms = ['Information', 'Spare parts'].map((purpose) => ({
  purpose,
  formName: null,
  action: null,
  embedCode: purpose.toUpperCase(),
  description: null,
  formCategories: [{ slug: 'global' }],
  forms: [],
}))

beforeEach(() => {
  act(() => useLayout.setState(initialLayout))
  window.fetch = jest
    .fn()
    .mockResolvedValue({ ok: true, json: async () => ({ purposes: forms, reach: [] }) })
  window.ConsentForms = { init: () => ({ destroy: () => undefined }) }
})

const dialog = { name: 'Let’s talk about your work' }
const open = async () => {
  renderOnSite(
    <>
      <Portals />
      <TalkPanel />
    </>,
  )
  act(() => openOverlay('form'))
  return screen.findByRole('dialog', dialog)
}
const field = () => screen.findByRole('combobox', { name: 'I am looking for' })
const choose = async () => {
  await userEvent.click(await field())
  await userEvent.click(screen.getByRole('option', { name: 'Information' }))
}

test('opens as a dialog that takes the focus, with the contact form in it', async () => {
  const panel = await open()
  await waitFor(() => expect(panel).toHaveFocus())
  expect(within(panel).getByRole('heading', dialog)).toBeInTheDocument()
  expect(panel.querySelector('#talk-form')).toContainElement(await field())
})

test('the close button and Escape close it; Escape in an open dropdown closes only that', async () => {
  await open()
  await userEvent.click(await field())
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('dialog', dialog)).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  act(() => openOverlay('form'))
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

// @R2.4.9
test('closing it forgets the choice', async () => {
  await open()
  await choose()
  expect(await field()).toHaveValue('Information')
  act(() => closeOverlay('form'))
  act(() => openOverlay('form'))
  expect(await field()).toHaveValue('')
})

test('the main menu hides it, and it comes back as it was left', async () => {
  await open()
  await choose()
  act(() => openOverlay('mainMenu'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  act(() => closeOverlay('mainMenu'))
  expect(screen.getByRole('dialog', dialog)).toBeVisible()
  expect(await field()).toHaveValue('Information')
})
