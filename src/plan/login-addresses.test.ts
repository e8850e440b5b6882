import { globalConfigs } from '../contract'
import { loginAddresses } from './login-addresses'

const contextOf = (logins: unknown) => loginAddresses(globalConfigs.parse({ logins }).logins)

it('gives a page the addresses that the content has, and no others', () => {
  const customers = 'https://portal.example.com'
  expect(contextOf({ customers, sales: '', employees: '/pages/intranet' })).toEqual({
    logins: { customers, employees: '/pages/intranet' },
  })
})

it.each([undefined, null, [], {}, { customers: '' }])('adds nothing to a page for %j', (logins) => {
  expect(contextOf(logins)).toEqual({})
})

it.each(['http://portal.example.com', 'mailto:a@example.com', '//portal.example.com', 'portal'])(
  'refuses %s, where no password belongs',
  (customers) => {
    expect(globalConfigs.safeParse({ logins: { customers } }).success).toBe(false)
  },
)
