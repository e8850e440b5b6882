import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderOnSite } from '../../../theme/testing/i18n'
import { choose, chosenNow } from '../chosen'
import { CompareToggle } from './compare-toggle'

beforeEach(() => choose([]))

const machine = (code: string) => ({ code, title: `Arcus ${code}` })
const codes = () => chosenNow().map(({ code }) => code)
const toggle = (name: string) => screen.getByRole('button', { name })

test('says what it compares, chooses it and takes it back', async () => {
  renderOnSite(<CompareToggle {...machine('350')} />)
  const button = toggle('Compare Arcus 350')
  expect(button).toHaveAttribute('aria-pressed', 'false')
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-pressed', 'true')
  expect(codes()).toEqual(['350'])
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-pressed', 'false')
  expect(codes()).toEqual([])
})

test('speaks the language of its site', () => {
  renderOnSite(<CompareToggle {...machine('350')} />, 'de_eu')
  expect(toggle('Arcus 350 vergleichen')).toHaveTextContent('Vergleichen')
})

test('when four are chosen it says why it does nothing, and what is chosen can be taken back', async () => {
  choose(['1', '2', '3', '4'].map(machine))
  renderOnSite(
    <>
      <CompareToggle {...machine('4')} />
      <CompareToggle {...machine('5')} />
    </>,
  )
  const fifth = toggle('Compare Arcus 5')
  expect(fifth).toHaveAttribute('aria-disabled', 'true')
  expect(fifth).toHaveAccessibleDescription('Four are chosen already')
  await userEvent.click(fifth)
  expect(codes()).toEqual(['1', '2', '3', '4'])

  await userEvent.click(toggle('Compare Arcus 4'))
  expect(codes()).toEqual(['1', '2', '3'])
  expect(fifth).not.toHaveAttribute('aria-disabled')
  expect(fifth).not.toHaveAccessibleDescription()
})

test('follows what is chosen elsewhere', () => {
  renderOnSite(<CompareToggle {...machine('350')} />)
  act(() => choose([machine('350')]))
  expect(toggle('Compare Arcus 350')).toHaveAttribute('aria-pressed', 'true')
})
