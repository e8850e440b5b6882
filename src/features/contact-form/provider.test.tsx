import { act, screen, within } from '@testing-library/react'
import { renderOnSite } from '../../theme/testing/i18n'
import { ConsentForm } from '.'
import { widgetOf } from './consent-widget'
import { hostedForms, runHostedForms } from './testing/hosted-forms'

beforeEach(() => {
  delete window.hostedForms
  document.head.replaceChildren()
  document.title = 'Saws'
  window.history.replaceState(null, '', '/de_eu/products/saws')
})

/** The script arrives. */
const arrive = () => {
  runHostedForms()
  document.head.querySelector('script')?.dispatchEvent(new Event('load'))
}

/** The script's message about a form. */
const say = (type: string, id = '') =>
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data: { type, target: `#${id}` } }))
  })

test('a provider of another shape shows, sends and unloads forms', async () => {
  const widget = widgetOf(hostedForms)
  const { rerender } = renderOnSite(<ConsentForm code="A" widget={widget} />, 'de_eu')
  expect(screen.getByRole('status')).toBeInTheDocument()
  arrive()
  const first = await screen.findByRole('form', { name: 'A' })
  expect(first).toHaveAttribute('lang', 'de')
  expect(within(first).getByDisplayValue('Saws')).toHaveAttribute('name', 'page_title')
  expect(within(first).getByDisplayValue('/de_eu/products/saws')).toBeInTheDocument()
  expect(screen.queryByRole('status')).not.toBeInTheDocument()

  rerender(<ConsentForm code="B" widget={widget} />)
  const second = await screen.findByRole('form', { name: 'B' })
  expect(first).not.toBeInTheDocument()
  expect(document.head.querySelectorAll('script')).toHaveLength(1)

  say('hosted-form-submitted', second.parentElement?.id)
  expect(await screen.findByText(/^Vielen Dank/)).toHaveFocus()
  expect(screen.queryByRole('form')).not.toBeInTheDocument()
})

test('late calls of a form that was left are ignored', async () => {
  runHostedForms()
  const widget = widgetOf(hostedForms)
  const { rerender } = renderOnSite(<ConsentForm code="A" widget={widget} />)
  const place = (await screen.findByRole('form', { name: 'A' })).parentElement
  rerender(<ConsentForm code="B" widget={widget} />)
  await screen.findByRole('form', { name: 'B' })
  say('hosted-form-submitted', place?.id)
  expect(screen.getByRole('form', { name: 'B' })).toBeVisible()
})
