import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { choosePrivacy, privacyChoice } from '../choice'
import { privacyTexts } from './dialog-texts'
import { PrivacyDialog } from './privacy-dialog'

const onEnd = jest.fn()
const show = (isWanted = false, notice: string | null = '/de_eu/datenschutz') =>
  render(<PrivacyDialog texts={privacyTexts.de} {...{ isWanted, notice, onEnd }} />)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  localStorage.clear()
  onEnd.mockReset()
})

test('it comes by itself without taking the focus, and nothing is allowed in advance', () => {
  show()
  expect(screen.getByRole('dialog', { name: 'Ihre Privatsphäre' })).toBeInTheDocument()
  expect(document.body).toHaveFocus()
  for (const option of screen.getAllByRole('checkbox')) expect(option).not.toBeChecked()
  expect(screen.getByRole('link', { name: 'Datenschutzhinweise' })).toHaveAttribute(
    'href',
    '/de_eu/datenschutz',
  )
})

test.each([
  ['Alles erlauben', { statistics: true, external: true }],
  ['Nichts erlauben', { statistics: false, external: false }],
])('%s', async (name, choice) => {
  show()
  await press(name)
  expect(privacyChoice()).toEqual(choice)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('one of the two can be allowed', async () => {
  show()
  const option = screen.getByRole('checkbox', { name: /^Inhalte anderer Dienste/ })
  expect(option).toHaveAccessibleDescription(/IP-Adresse/)
  await userEvent.click(option)
  await press('Auswahl speichern')
  expect(privacyChoice()).toEqual({ statistics: false, external: true })
})

test('a visitor who opens it finds the earlier choice, and may leave it so', async () => {
  choosePrivacy({ statistics: true, external: false })
  show(true, null)
  expect(screen.getByRole('heading')).toHaveFocus()
  expect(screen.getByRole('checkbox', { name: /^Statistik/ })).toBeChecked()
  expect(screen.queryByRole('link')).toBeNull()
  await userEvent.keyboard('{Escape}')
  expect(onEnd).toHaveBeenCalledTimes(1)
  expect(privacyChoice()).toEqual({ statistics: true, external: false })
})

test('without a choice there is no way past it by Escape', async () => {
  show(true)
  await userEvent.keyboard('{Escape}')
  expect(onEnd).not.toHaveBeenCalled()
})
