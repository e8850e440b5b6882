import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderOnSite } from '../../theme/testing/i18n'
import { forgetSiteData } from '../site-data'
import { ConsentForm } from '.'
import type { ConsentFormSettings } from './consent-widget'

const draw = ({ container, form }: ConsentFormSettings) =>
  container.append(Object.assign(document.createElement('button'), { textContent: form }))
const destroy = jest.fn<undefined, [string]>()
const init = jest.fn((form: ConsentFormSettings) => {
  draw(form)
  return { destroy: () => destroy(form.form) }
})
const complain = jest.spyOn(console, 'error')
const reach = [
  { label: 'Zentrale', shown: '+49 911 555 0110', href: 'tel:+499115550110' },
  { label: 'Information', shown: 'info@example.com', href: 'mailto:info@example.com' },
]

beforeEach(() => {
  init.mockClear()
  destroy.mockReset()
  complain.mockReset()
  forgetSiteData()
  window.fetch = jest
    .fn()
    .mockResolvedValue({ ok: true, json: async () => ({ purposes: [], reach }) })
  window.ConsentForms = { init }
  document.title = 'Saws'
  window.history.replaceState(null, '', '/de_eu/products/saws?materials[]=12')
})
afterEach(() => {
  jest.useRealTimers()
})
afterAll(() => complain.mockRestore())

const settings = () => {
  const [first] = init.mock.lastCall ?? []
  if (!first) throw new Error('The widget has not been asked for a form.')
  return first
}
/** The console's errors: the message, and its cause. */
const complaints = () =>
  complain.mock.calls.map(([error]: unknown[]) =>
    error instanceof Error ? [error.message, error.cause] : error,
  )
const failsWith = (error: Error) => () => {
  throw error
}

test('asks the widget for the form, in the language of the site, with the page as referrer', async () => {
  renderOnSite(<ConsentForm code="SXM-INFO" />, 'de_eu')
  expect(screen.getByRole('status')).toHaveTextContent('Das Formular wird geladen')
  expect(await screen.findByRole('button', { name: 'SXM-INFO' })).toBeVisible()
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
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

test('the subject of the enquiry becomes the values of fields', async () => {
  const about = () => ({ product: 'Arcus 350' })
  renderOnSite(<ConsentForm code="SXM-QUOTE" subject={about} />)
  await screen.findByRole('button')
  expect(settings().values).toEqual({ product: 'Arcus 350' })
})

describe('a product of the site', () => {
  const product = { category: 'SFT', versions: ['Nest Solo', 'Nest Works'] }
  const variants = [{ code: 'SXM-QUOTE-SOFTWARE', categories: [{ slug: 'sft' }] }]
  const about = () => ({ product: 'Nest' })

  test('has the form of its category, and its versions to choose from', async () => {
    window.fetch = jest.fn().mockResolvedValue({ ok: true, json: async () => ({ Nest: product }) })
    renderOnSite(<ConsentForm code="SXM-QUOTE" variants={variants} subject={about} />)
    await screen.findByRole('button', { name: 'SXM-QUOTE-SOFTWARE' })
    expect(window.fetch).toHaveBeenCalledWith('/site-data/ww/enquiry-products.json')
    expect(settings().choices).toEqual({ version: product.versions })
  })

  test.each([
    ['another product', async () => ({ ok: true, json: async () => ({ Arcus: product }) })],
    ['no data', async () => ({ ok: false, status: 500 })],
  ])('with %s the form is the one of its purpose', async (_case, answer) => {
    window.fetch = jest.fn().mockImplementation(answer)
    renderOnSite(<ConsentForm code="SXM-QUOTE" variants={variants} subject={about} />)
    await screen.findByRole('button', { name: 'SXM-QUOTE' })
    expect(settings().choices).toBeUndefined()
  })
})

test('a sent form shows its reference, what happens next, whom to call, and the answers', async () => {
  const purposes = [
    {
      ...{ purpose: 'Quotation', formName: null, action: null, embedCode: 'A', description: null },
      ...{ confirmation: '<p>You have a price in five days.</p>', formCategories: [], forms: [] },
    },
  ]
  window.fetch = jest.fn().mockResolvedValue({ ok: true, json: async () => ({ purposes, reach }) })
  renderOnSite(<ConsentForm code="A" />)
  await screen.findByRole('button', { name: 'A' })
  const answers = [
    { label: 'Name', value: 'Ada' },
    { label: 'Company', value: '' },
  ]
  act(() => settings().onSubmit({ reference: '2026-1', answers }))
  expect(screen.getByRole('status')).toHaveTextContent('Reference: 2026-1')
  expect(await screen.findByText('You have a price in five days.')).toBeVisible()
  expect(await screen.findByRole('link', { name: /555 0110/ })).toHaveAttribute(
    'href',
    reach[0]?.href,
  )
  expect(screen.getByText('Ada')).toBeVisible()
  expect(screen.queryByText('Company')).not.toBeInTheDocument()
})

test.each([
  undefined,
  null,
  'sent',
  { reference: 7, answers: 'all' },
  { answers: [{ label: 1 }, null] },
])('a widget that says %j as it has sent a form is thanked for', async (receipt) => {
  renderOnSite(<ConsentForm code="A" />)
  await screen.findByRole('button', { name: 'A' })
  act(() => settings().onSubmit(receipt))
  expect(screen.getByRole('status')).toHaveTextContent(/^Thank you\. Your request has been sent\.$/)
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

test('the tag manager is told that a form is open and that it was sent, and nothing of what was written', async () => {
  window.dataLayer = []
  renderOnSite(<ConsentForm code="SXM-INFO" />)
  await screen.findByRole('button', { name: 'SXM-INFO' })
  act(() => settings().onSubmit())
  expect(window.dataLayer).toEqual([
    { event: 'form-open', form: 'SXM-INFO' },
    { event: 'form-submit', form: 'SXM-INFO' },
  ])
})

test('a form that is sent before it is drawn is sent, and is not waited for', async () => {
  jest.useFakeTimers()
  init.mockImplementationOnce(({ onSubmit }) => {
    onSubmit()
    return { destroy: () => destroy('A') }
  })
  renderOnSite(<ConsentForm code="A" />)
  await act(() => jest.advanceTimersByTimeAsync(20_000))
  expect(screen.getByRole('status')).toHaveTextContent('Thank you.')
})

describe('External form script fails to load: ', () => {
  test('after ten seconds without a form there are telephone and mail; the console names widget and form', async () => {
    jest.useFakeTimers()
    init.mockImplementationOnce(() => ({ destroy: () => destroy('A') }))
    renderOnSite(<ConsentForm code="A" />, 'de_eu')
    await act(() => jest.advanceTimersByTimeAsync(9_900))
    expect(screen.getByRole('status')).toBeInTheDocument()
    await act(() => jest.advanceTimersByTimeAsync(100))
    expect(screen.getByRole('alert')).toHaveTextContent('konnte nicht geladen werden')
    const ways = await screen.findAllByRole('link')
    expect(ways.map((link) => link.getAttribute('href'))).toEqual([
      'tel:+499115550110',
      'mailto:info@example.com',
    ])
    expect(complaints()).toEqual([
      [
        'The form widget /demo-widget/consent-forms.js showed no form within 10 seconds ("A").',
        undefined,
      ],
    ])
    expect(destroy).toHaveBeenCalledTimes(1)
  })

  test('a form that is drawn after that is not shown', async () => {
    jest.useFakeTimers()
    init.mockImplementationOnce((late) => {
      setTimeout(() => draw(late), 11_000)
      return { destroy: () => destroy('A') }
    })
    renderOnSite(<ConsentForm code="A" />)
    await act(() => jest.advanceTimersByTimeAsync(12_000))
    expect(screen.getByRole('alert')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'A' })).not.toBeInTheDocument()
  })

  test('the console says which form it was; another attempt takes the focus, and shows it', async () => {
    const broken = new Error('No such form.')
    init.mockImplementationOnce(failsWith(broken))
    renderOnSite(<ConsentForm code="A" />)
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded')
    expect(complaints()).toEqual([[expect.stringContaining('failed to show a form ("A")'), broken]])
    const retry = screen.getByRole('button', { name: 'Try again' })
    const place = retry.closest('[tabindex="-1"]')?.parentElement
    await userEvent.click(retry)
    expect(await screen.findByRole('button', { name: 'A' })).toBeVisible()
    expect(document.activeElement?.parentElement).toBe(place)
  })

  test('also where telephone and mail cannot be had', async () => {
    window.fetch = jest.fn().mockRejectedValue(new Error('Offline.'))
    init.mockImplementationOnce(failsWith(new Error('No such form.')))
    renderOnSite(<ConsentForm code="A" />)
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'A' })).toBeVisible()
  })
})

test('a widget that fails to unload a form is named, and the next form is shown', async () => {
  const broken = new Error('Never loaded.')
  destroy.mockImplementationOnce(failsWith(broken))
  const { rerender } = renderOnSite(<ConsentForm code="A" />)
  await screen.findByRole('button', { name: 'A' })
  rerender(<ConsentForm code="B" />)
  expect(await screen.findByRole('button', { name: 'B' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'A' })).not.toBeInTheDocument()
  expect(complaints()).toEqual([[expect.stringContaining('failed to unload a form ("A")'), broken]])
})

test('a widget may take away the element that it was given', async () => {
  const { rerender } = renderOnSite(<ConsentForm code="A" />)
  await screen.findByRole('button', { name: 'A' })
  settings().container.remove()
  rerender(<ConsentForm code="B" />)
  expect(await screen.findByRole('button', { name: 'B' })).toBeVisible()
})

test('a script that is loaded a second time changes nothing for the form that is open', async () => {
  const { unmount } = renderOnSite(<ConsentForm code="A" />)
  await screen.findByRole('button', { name: 'A' })
  window.ConsentForms = { init: failsWith(new Error('Twice.')) }
  unmount()
  expect(destroy.mock.calls).toEqual([['A']])
  expect(complaints()).toEqual([])
})
