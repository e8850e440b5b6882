import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderOnSite } from '../../../theme/testing/i18n'
import { choose, toggleChosen, useChoosing } from '../chosen'
import { Tray } from './tray'

const machine = (code: string) => ({ code, title: `Arcus ${code}` })

beforeEach(() => {
  choose([])
  window.history.replaceState(null, '', '/products')
})

/** The tray as a page has it, at an address. */
function Page({ path = '/company' }: { path?: string }) {
  return (
    <main id="main" tabIndex={-1}>
      <button type="button" onClick={() => toggleChosen(machine('350'))}>
        Toggle
      </button>
      <Tray {...useChoosing()} path={path} />
    </main>
  )
}
const tray = () => screen.getByRole('region', { name: 'Chosen for comparison' })
const queryTray = () => screen.queryByRole('region', { name: 'Chosen for comparison' })
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('appears with the first machine, and asks for a second', async () => {
  renderOnSite(<Page />)
  expect(queryTray()).not.toBeInTheDocument()
  await click('Toggle')
  expect(within(tray()).getByRole('button', { name: 'Remove Arcus 350' })).toBeVisible()
  expect(within(tray()).queryByRole('link')).not.toBeInTheDocument()
  expect(tray()).toHaveTextContent('Choose one more')
})

test('leads to the comparison of what is chosen', () => {
  choose([machine('350'), machine('625')])
  renderOnSite(<Page />, 'de_eu')
  const link = screen.getByRole('link', { name: 'Vergleichen (2)' })
  expect(link).toHaveAttribute('href', '/de_eu/products?compare[]=350&compare[]=625')
})

test('on the page of the comparison the rest of the address stays', async () => {
  window.history.replaceState(null, '', '/products?materials[]=7')
  choose([machine('350'), machine('625')])
  renderOnSite(<Page path="/products" />)
  expect(await screen.findByRole('link')).toHaveAttribute(
    'href',
    '/products?materials[]=7&compare[]=350&compare[]=625',
  )
})

test('gives way to the comparison itself', () => {
  window.history.replaceState(null, '', '/products?compare[]=350')
  choose([machine('350')])
  renderOnSite(<Page path="/products" />)
  expect(queryTray()).not.toBeInTheDocument()
})

test('changes are announced, but not the machines that were chosen on an earlier page', async () => {
  choose([machine('625')])
  renderOnSite(<Page />)
  const status = screen.getByRole('status')
  expect(status).toHaveTextContent(/^$/)
  await click('Toggle')
  expect(status).toHaveTextContent('Arcus 350 added to the comparison, 2 of 4')
  await click('Toggle')
  expect(status).toHaveTextContent('Arcus 350 removed from the comparison')
  await click('Remove all')
  expect(status).toHaveTextContent('The comparison is empty')
})

test('keeps the focus when the control that had it is gone', async () => {
  choose([machine('350'), machine('625')])
  renderOnSite(<Page />)
  await click('Remove Arcus 350')
  expect(tray()).toHaveFocus()
  await click('Remove Arcus 625')
  expect(queryTray()).not.toBeInTheDocument()
  expect(screen.getByRole('main')).toHaveFocus()
})

test('takes the focus from nobody who chooses on the page', async () => {
  renderOnSite(<Page />)
  await click('Toggle')
  expect(screen.getByRole('button', { name: 'Toggle' })).toHaveFocus()
})
