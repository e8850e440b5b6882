import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderOnSite } from '../../theme/testing/i18n'
import { ConsentForm } from '.'
import type { ConsentFormSettings } from './consent-widget'

const destroy = jest.fn<undefined, [string]>()
const init = jest.fn(({ container, form }: ConsentFormSettings) => {
  container.append(Object.assign(document.createElement('button'), { textContent: form }))
  return { destroy: () => destroy(form) }
})

beforeEach(() => {
  init.mockClear()
  destroy.mockClear()
  window.ConsentForms = { init }
  document.title = 'Saws'
  window.history.replaceState(null, '', '/de_eu/products/saws?materials[]=12')
})

const settings = () => {
  const [first] = init.mock.lastCall ?? []
  if (!first) throw new Error('The widget has not been asked for a form.')
  return first
}

test('asks the widget for the form, in the language of the site, with the page as referrer', async () => {
  renderOnSite(<ConsentForm code="SXM-INFO" />, 'de_eu')
  expect(screen.getByRole('status')).toHaveTextContent('Das Formular wird geladen')
  expect(await screen.findByRole('button', { name: 'SXM-INFO' })).toBeVisible()
  expect(settings()).toMatchObject({
    form: 'SXM-INFO',
    locale: 'de',
    referrerLabel: 'Saws',
    referrerPath: '/de_eu/products/saws?materials[]=12',
  })
})

test('a referrer of its own takes the place of title and full path', async () => {
  renderOnSite(<ConsentForm code="SXM-INFO" referrer={{ label: 'Saw 72', path: '/saws/72' }} />)
  await screen.findByRole('button')
  expect(settings()).toMatchObject({ referrerLabel: 'Saw 72', referrerPath: '/saws/72' })
})

test('another form unloads the one before, and leaving unloads the last', async () => {
  const { rerender, unmount } = renderOnSite(<ConsentForm code="A" />)
  await screen.findByRole('button', { name: 'A' })
  rerender(<ConsentForm code="B" />)
  expect(await screen.findByRole('button', { name: 'B' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'A' })).not.toBeInTheDocument()
  expect(destroy.mock.calls).toEqual([['A']])
  unmount()
  expect(destroy.mock.calls).toEqual([['A'], ['B']])
})

test('thanks when the form has been sent, and takes the focus there', async () => {
  renderOnSite(<ConsentForm code="A" />, 'it_eu')
  await screen.findByRole('button')
  act(() => settings().onSubmit())
  expect(screen.getByRole('status')).toHaveTextContent('Grazie.')
  expect(screen.getByRole('status')).toHaveFocus()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('says that the form could not be loaded, and tries again', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  init.mockImplementationOnce(() => {
    throw new Error('No such form.')
  })
  renderOnSite(<ConsentForm code="A" />)
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded')
  expect(log).toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'A' })).toBeVisible()
  log.mockRestore()
})
