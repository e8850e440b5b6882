import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import '../../../static/demo-widget/consent-forms.js'

const onSubmit = jest.fn()
let container: HTMLElement

beforeEach(() => {
  onSubmit.mockReset()
  container = document.createElement('div')
  document.body.replaceChildren(container)
})

function show(locale = 'en') {
  const form = window.ConsentForms?.init({
    form: 'SXM-INFO',
    locale,
    container,
    referrerLabel: 'Saws',
    referrerPath: '/products/saws',
    onSubmit,
  })
  // No style sheet is loaded here.
  document.querySelector('link')?.dispatchEvent(new Event('load'))
  return { form, user: userEvent.setup() }
}
const field = (name: string) => screen.getByRole('textbox', { name })
const fill = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(field('Name'), 'Ada Rossi')
  await user.type(field('E-mail'), 'ada@example.com')
  await user.type(field('E-mail again'), 'ada@example.com')
  await user.type(field('Message'), 'We cut granite.')
}

test('checks a field when it is left, then with every input', async () => {
  const { user } = show()
  await user.type(field('E-mail'), 'ada')
  expect(field('E-mail')).not.toHaveAttribute('aria-invalid')
  await user.tab()
  expect(field('E-mail')).toBeInvalid()
  expect(field('E-mail')).toHaveAccessibleDescription(/name@example.com/)
  await user.type(field('E-mail'), '@example.com')
  expect(field('E-mail')).toBeValid()
  expect(field('E-mail')).toHaveAccessibleDescription('')
})

test('the second address is checked again when the first one changes', async () => {
  const { user } = show()
  await user.type(field('E-mail'), 'ada@example.com')
  await user.type(field('E-mail again'), 'ada@example.org')
  await user.tab()
  expect(field('E-mail again')).toHaveAccessibleDescription(/not the same/)
  await user.clear(field('E-mail'))
  await user.type(field('E-mail'), 'ada@example.org')
  expect(field('E-mail again')).toBeValid()
})

test('asks for enough text, says so in words, and leaves the company free', async () => {
  const { user } = show()
  await user.type(field('Message'), 'Hello')
  await user.click(field('Company (optional)'))
  expect(field('Message')).toHaveAccessibleDescription('Please write at least 10 characters.')
  await user.tab()
  expect(field('Company (optional)')).toBeValid()
})

test('is not sent with errors; the focus goes to the first', async () => {
  const { user } = show()
  await fill(user)
  await user.clear(field('Name'))
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(field('Name')).toHaveFocus()
  expect(screen.getByRole('checkbox')).toBeInvalid()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('thanks and tells the page when it is sent', async () => {
  const { user } = show()
  await fill(user)
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(screen.getByRole('status')).toHaveTextContent('Thank you.')
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test.each([
  ['it', 'Messaggio', 'it'],
  ['it-IT', 'Messaggio', 'it'],
  ['de', 'Message', 'en'],
])('in %s its labels are such as %s', (locale, label, language) => {
  show(locale)
  expect(field(label).closest('form')).toHaveAttribute('lang', language)
})

test('auto takes the language of the page', () => {
  document.documentElement.lang = 'it-IT'
  show('auto')
  expect(field('Messaggio')).toBeVisible()
})

test('hands on where the visitor wrote from, and leaves nothing behind', () => {
  const { form } = show()
  const sent = new FormData(container.querySelector('form') ?? undefined)
  expect(sent.get('referrerLabel')).toBe('Saws')
  expect(sent.get('referrerPath')).toBe('/products/saws')
  form?.destroy()
  expect(container).toBeEmptyDOMElement()
})
