import { globalConfigs } from '../contract'
import { codeBelow, loginAddresses } from './page-context'
import { templates } from './template-manifest'

const chunks = Object.values(templates).map(({ chunk }) => chunk)

test.each([
  ['products-category', 'component---src-templates-product-product-tsx'],
  ['customer-stories', 'component---src-templates-story-story-tsx'],
  ['services-webinar', 'component---src-templates-event-event-tsx'],
] as const)('the pages of %s have the code that Gatsby calls %s', (route, code) => {
  expect(codeBelow(route)).toBe(code)
  expect(chunks).toContain(code)
})

test.each(['products', 'news-and-events', 'search'] as const)(
  'those of %s have none, or not one',
  (route) => {
    expect(codeBelow(route)).toBeUndefined()
  },
)

describe('the login addresses of a page', () => {
  const contextOf = (logins: unknown) => loginAddresses(globalConfigs.parse({ logins }).logins)

  it('gives a page the addresses that the content has, and no others', () => {
    const customers = 'https://portal.example.com'
    expect(contextOf({ customers, sales: '', employees: '/pages/intranet' })).toEqual({
      logins: { customers, employees: '/pages/intranet' },
    })
  })

  it.each([undefined, null, [], {}, { customers: '' }])(
    'adds nothing to a page for %j',
    (logins) => {
      expect(contextOf(logins)).toEqual({})
    },
  )

  it.each(['http://portal.example.com', 'mailto:a@example.com', '//portal.example.com', 'portal'])(
    'refuses %s, where no password belongs',
    (customers) => {
      expect(globalConfigs.safeParse({ logins: { customers } }).success).toBe(false)
    },
  )
})
