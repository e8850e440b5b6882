import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderOnSite } from '../../theme/testing/i18n'
import { observeByHand } from '../../theme/testing/intersection-observer'
import { FormBlock } from './form'

/** The widget draws a form with a button by the form's name. */
beforeEach(() => {
  window.ConsentForms = {
    init: ({ container, form }) => {
      container.append(Object.assign(document.createElement('button'), { textContent: form }))
      return { destroy: () => container.replaceChildren() }
    },
  }
})
const findForm = () => screen.findByRole('button', { name: 'SXM' })

const block = {
  type: 'form' as const,
  title: 'Your request',
  text: 'We answer.',
  code: 'SXM',
  action: null,
}

test('fetches the form of its code when it comes near', async () => {
  const { approach } = observeByHand()
  renderOnSite(<FormBlock block={block} />)
  expect(screen.getByRole('heading', { name: 'Your request' })).toBeInTheDocument()
  expect(screen.getByText('We answer.')).toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  approach()
  expect(await findForm()).toBeInTheDocument()
})

test('is fetched close to the window, and from the usual distance once a visitor acts', async () => {
  const { watches } = observeByHand()
  renderOnSite(<FormBlock block={block} />)
  const distances = () => watches.map(({ options }) => options?.rootMargin)
  expect(distances()).toEqual(['100px'])
  await userEvent.keyboard('{Shift}')
  await waitFor(() => expect(distances()).toEqual(['100px', '600px']))
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  watches[1]?.notify(true)
  expect(await findForm()).toBeInTheDocument()
})

test('also where it hydrates the HTML of the server', async () => {
  const { container: rendered, unmount } = renderOnSite(<FormBlock block={block} />)
  const container = document.createElement('div')
  container.id = '___gatsby'
  container.innerHTML = `<!--$-->${rendered.innerHTML}<!--/$-->`
  unmount()
  document.body.append(container)
  const { watches, approach } = observeByHand()
  renderOnSite(<FormBlock block={block} />, 'ww', { container, hydrate: true })
  await waitFor(() => expect(watches).not.toHaveLength(0))
  approach()
  expect(await findForm()).toBeInTheDocument()
})

test('until it is there, its place is what the keyboard comes to', async () => {
  const { approach } = observeByHand()
  renderOnSite(<FormBlock block={block} />)
  await userEvent.tab()
  const place = screen.getByRole('group', { name: 'Your request' })
  expect(place).toHaveFocus()
  approach()
  const field = await findForm()
  await waitFor(() => expect(place).toHaveAttribute('tabindex', '-1'))
  place.blur()
  await userEvent.tab()
  expect(field).toHaveFocus()
})

test('a visitor who waited for the form goes on with its first field', async () => {
  const { approach } = observeByHand()
  renderOnSite(<FormBlock block={block} />)
  await userEvent.tab()
  approach()
  const field = await findForm()
  expect(screen.getByRole('group')).toHaveFocus()
  await userEvent.tab()
  expect(field).toHaveFocus()
})
