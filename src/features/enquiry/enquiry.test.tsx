import { actionsAbout, enquiryOfUrl } from '.'

const ask = { label: 'Ask', href: '/contacts/quotation', opensForm: true }
const call = { label: 'Call', href: 'tel:+390555550100' }
const go = (href: string) => window.history.replaceState(null, '', href)
afterEach(() => go('/'))

test('a link to a form says what it is about, and its page reads the same', () => {
  const subject = { product: 'Arcus 350 & more', version: 'Arcus 350 T', subject: 'Welder' }
  const [asks, calls] = actionsAbout([ask, call], subject)
  expect(calls).toEqual(call)
  go(asks?.href ?? '')
  expect(window.location.pathname).toBe('/contacts/quotation')
  expect(enquiryOfUrl()).toEqual(subject)
})

test('of an address only what a visitor may ask about is read, and no novels', () => {
  go('/?privacy=yes&message=Hello&utm_source=x')
  expect(enquiryOfUrl()).toEqual({})
  go(`/?product=${'x'.repeat(999)}`)
  expect(enquiryOfUrl().product).toHaveLength(200)
})
