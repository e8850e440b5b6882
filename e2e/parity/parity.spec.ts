import { expect, test } from '@playwright/test'
import { z } from 'zod'
import { type NetlifyDev, startNetlifyDev } from './netlify-dev'
import { type Probe, probes } from './probes'

/**
 * Compares our production-like server with Netlify's own development server: both give the same answers.
 * These known differences are left out: `/x/` and other spellings of a path (`//x`, `/x.html`). Netlify's
 * network redirects `/x/` to `/x`; `netlify dev` serves it. Then `ETag`, compression and the caching of
 * files: `netlify dev` overrides the rules for them. Finally headers of rules on the answers of functions:
 * `netlify dev` adds them and the network does not. On redirects our server adds the headers that protect
 * visitors. Netlify does not ("Custom headers apply only to files").
 */

/** Headers that rules or functions set. */
const COMPARED = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'location',
  'netlify-cdn-cache-control',
  'netlify-vary',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'x-robots-tag',
  'allow',
]

/** Headers of a redirect, without the headers of rules. */
const COMPARED_OF_REDIRECTS = ['location', 'cache-control']

/** The part of a search answer that is needed to find a code. */
const results = z.object({
  data: z.array(z.object({ versions: z.array(z.object({ code: z.string() })).optional() })),
})

const START_MS = 120_000

const isFunction = ({ path, byFunction = false }: Probe): boolean =>
  byFunction || /^\/(api|\.netlify)\//.test(path)

const ask = async (address: string, probe: Probe) => {
  const { path, headers = {}, method = 'GET' } = probe
  const response = await fetch(`${address}${path}`, { headers, method, redirect: 'manual' })
  const isRedirect = response.headers.has('location')
  const compared = isFunction(probe) ? [...COMPARED, 'cache-control'] : COMPARED
  const text = await response.text()
  return {
    status: response.status,
    type: response.headers.get('content-type')?.split(';')[0]?.toLowerCase(),
    headers: Object.fromEntries(
      (isRedirect ? COMPARED_OF_REDIRECTS : compared).flatMap((name) => {
        const value = response.headers.get(name)
        return value === null ? [] : [[name, value] as const]
      }),
    ),
    // For a page its title; for an answer of a function the whole text.
    body: isFunction(probe) ? text : /<title[^>]*>([^<]*)/.exec(text)?.[1],
  }
}

test.describe('parity with netlify dev', () => {
  // One server serves all probes, and a failed probe does not hide the others.
  test.describe.configure({ mode: 'default' })
  let netlify: NetlifyDev

  test.beforeAll(async () => {
    test.setTimeout(START_MS)
    const { PRODUCT_DATA_URL = '', CONTENT_API_URL = '' } = process.env
    netlify = await startNetlifyDev({ PRODUCT_DATA_URL, CONTENT_API_URL })
  })
  test.afterAll(() => netlify.stop())

  test('a product that exists', async ({ baseURL }) => {
    const search = await fetch(`${process.env.CONTENT_API_URL}/ww/search.json?query=arcus`)
    const { data } = results.parse(await search.json())
    const code = data.flatMap(({ versions }) => versions ?? [])[0]?.code ?? ''
    const probe = { title: code, path: `/api/product-data/${code}?site=it_eu` }
    const [ours, theirs] = [await ask(baseURL ?? '', probe), await ask(netlify.address, probe)]
    expect(ours.status).toBe(200)
    expect(theirs).toMatchObject(ours)
  })

  for (const probe of probes()) {
    test(probe.title, async ({ baseURL }) => {
      const [ours, theirs] = [await ask(baseURL ?? '', probe), await ask(netlify.address, probe)]
      if (isFunction(probe)) expect(theirs).toMatchObject(ours)
      else expect(ours).toEqual(theirs)
    })
  }
})
