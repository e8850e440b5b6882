import { sendToken } from './send-token'

interface Asked {
  readonly address: string
  readonly token: string | null
  readonly cache: string | undefined
}

/**
 * The requests of a page in a preview. The argument has the statuses by address; the default is
 * 200.
 */
function askIn(statuses: Readonly<Record<string, number>> = {}) {
  const asked: Asked[] = []
  const answer = (address: string, init?: RequestInit) => {
    const token = new Headers(init?.headers).get('x-preview-token')
    asked.push({ address, token, cache: init?.cache })
    const status = statuses[address] ?? 200
    return Promise.resolve({ ok: status < 400, status })
  }
  Object.assign(window, { fetch: answer })
  sendToken('a-1')
  return asked
}

test('files of site data are made from drafts', async () => {
  const asked = askIn()
  await window.fetch('/site-data/de_eu/menu-filters.json')
  expect(asked).toEqual([
    { address: '/api/preview?site=de_eu&file=menu-filters', token: 'a-1', cache: 'no-store' },
  ])
})

test('the published file replaces a file that cannot be made', async () => {
  const asked = askIn({ '/api/preview?site=ww&file=forms': 502 })
  await window.fetch('/site-data/ww/forms.json')
  expect(asked[1]).toEqual({ address: '/site-data/ww/forms.json', token: null, cache: undefined })
})

test('questions to the functions of the site carry the token, and keep what they were', async () => {
  const asked = askIn()
  await window.fetch('/api/search?site=ww&query=saw', { headers: { Accept: 'text/html' } })
  expect(asked).toEqual([
    { address: '/api/search?site=ww&query=saw', token: 'a-1', cache: 'no-store' },
  ])
})

test.each(['/page-data/index/page-data.json', 'https://example.com/api/search', '//host/api/'])(
  'the token does not go to %s',
  async (address) => {
    const asked = askIn()
    await window.fetch(address)
    expect(asked).toEqual([{ address, token: null, cache: undefined }])
  },
)
