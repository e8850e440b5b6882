import { errorReport } from '../../contract'
import { impersonal } from './send-report'

const send = jest.fn<Promise<Response>, Parameters<typeof fetch>>()

/** The module as a page has it that has just been opened. */
async function openedPage({ random = 0, onLine = true } = {}) {
  jest.resetModules()
  jest.spyOn(Math, 'random').mockReturnValue(random)
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  window.fetch = send
  return import('./send-report')
}
const sent = () =>
  send.mock.calls.map(([, init]) =>
    errorReport.parse(typeof init?.body === 'string' ? JSON.parse(init.body) : null),
  )

beforeEach(() => {
  send.mockReset().mockRejectedValue(new TypeError('Failed to fetch'))
  window.history.replaceState(null, '', '/de_eu/products?token=secret#saws')
})
afterEach(() => jest.restoreAllMocks())

test('an error is reported with its part and its page, without query and place', async () => {
  const { sendReport } = await openedPage()
  sendReport(new TypeError('saws is undefined'), 'block hero')
  expect(send).toHaveBeenCalledWith('/api/error', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    keepalive: true,
    body: expect.any(String),
  })
  expect(sent()).toEqual([
    expect.objectContaining({
      name: 'TypeError',
      message: 'saws is undefined',
      part: 'block hero',
      page: '/de_eu/products',
    }),
  ])
  expect(JSON.stringify(sent())).not.toContain('secret')
})

test('an error is reported once, and a page that breaks again and again says so five times', async () => {
  const { sendReport } = await openedPage()
  for (let count = 0; count < 3; count += 1) sendReport(new Error('same'), 'page')
  expect(send).toHaveBeenCalledTimes(1)
  for (let count = 0; count < 10; count += 1) sendReport(new Error(`other ${count}`), 'page')
  expect(send).toHaveBeenCalledTimes(5)
})

test('one page of four tells', async () => {
  const { sendReport } = await openedPage({ random: 0.25 })
  sendReport(new Error('broken'), 'page')
  expect(send).not.toHaveBeenCalled()
})

test('nothing is said offline, and of what browsers keep to themselves', async () => {
  const online = await openedPage()
  online.sendReport(null, 'script')
  const offline = await openedPage({ onLine: false })
  offline.sendReport(new TypeError('Failed to fetch'), 'script')
  expect(send).not.toHaveBeenCalled()
})

test('any thrown value makes a report that the function takes', async () => {
  const { sendReport } = await openedPage()
  for (const thrown of ['text', { odd: true }, new Error('x'.repeat(5000))]) {
    sendReport(thrown, 'script')
  }
  expect(sent().map(({ message }) => message.length)).toEqual([4, 15, 300])
})

test.each([
  ['at https://a.example/app-1.js?x=1:2:3', 'at https://a.example/app-1.js:2:3'],
  ['/api/search?query=ada%20lovelace failed', '/api/search failed'],
  ['(/de_eu/preview?token=abc#x)', '(/de_eu/preview)'],
  ['ada.l@example.com is unknown', '*** is unknown'],
  ['call +39 055 123 4567', 'call ***'],
  ['at https://a.example/2635-46701234.js:1:9', 'at https://a.example/2635-46701234.js:1:9'],
  ['Loading chunk 1524 failed.', 'Loading chunk 1524 failed.'],
])('%s is said as %s', (text, said) => expect(impersonal(text)).toBe(said))
