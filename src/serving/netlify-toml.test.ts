import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import { z } from 'zod'
import { SECURITY_HEADERS } from '../functions/lib/security-headers'
import { siteHandles, sites } from '../sites'

const rule = z.object({
  from: z.string(),
  to: z.string(),
  status: z.number(),
  force: z.boolean(),
  conditions: z.record(z.string(), z.array(z.string())),
  rate_limit: z.object({ window_limit: z.number(), window_size: z.number() }).optional(),
})

const readRules = async () => {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [],
    netlifyConfigPath: 'netlify.toml',
    configRedirects: [],
    minimal: true,
  })
  expect(errors).toEqual([])
  return z.array(rule).parse(redirects)
}

const readHeaders = async () => {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [],
    netlifyConfigPath: 'netlify.toml',
    configHeaders: [],
    minimal: true,
  })
  expect(errors).toEqual([])
  return new Map(headers.map(({ for: path, values }) => [path, values]))
}

/**
 * Functions that cost a service or a person something: a call can reach them without a copy at the
 * edge.
 */
const LIMITED = [
  ...['search', 'search-page', 'document', 'preview', 'product-data', 'shortlink'],
  ...['publish', 'error', 'csp-report'],
]

describe('netlify.toml', () => {
  it('gives files the security headers that functions send', async () => {
    const everywhere = (await readHeaders()).get('/*')
    expect(everywhere).toEqual({
      ...SECURITY_HEADERS,
      'Reporting-Endpoints': 'csp="/api/csp-report"',
    })
  })

  it('lets other sites show the pictures that are for them, and nothing else', async () => {
    const others = [...(await readHeaders())].flatMap(([path, values]) =>
      values['Cross-Origin-Resource-Policy'] === 'cross-origin' ? [path] : [],
    )
    expect(others).toEqual(['/media/*', '/share-images/*'])
  })

  it('answers where earlier websites had their service worker with the one that leaves, never kept', async () => {
    const workers = (await readRules()).filter(({ to }) => to === '/sw.js')
    expect(workers.map(({ from }) => from)).toEqual(
      expect.arrayContaining(['/service-worker.js', '/serviceworker.js', '/ngsw-worker.js']),
    )
    expect(new Set(workers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await readHeaders()).get('/sw.js')).toEqual({ 'Cache-Control': 'no-cache' })
  })

  it.each(LIMITED)('limits how often an address may call %s', async (name) => {
    const rules = (await readRules()).filter(({ to }) => to.split('/')[3] === name)
    expect(rules.map(({ rate_limit: limit }) => limit?.window_size)).toEqual([60])
  })

  it('sends nobody from the root page, nor by what they are: languages are the business of its script', async () => {
    const rules = (await readRules()).filter(({ status }) => status >= 300 && status < 400)
    const fromRoot = rules.filter(({ from }) => from === '/' || from === '/*')
    const byVisitor = rules.filter(({ conditions }) => Object.keys(conditions).length > 0)
    expect([...fromRoot, ...byVisitor]).toEqual([])
  })

  it('has a 404 page for every site, the worldwide one last', async () => {
    const missing = (await readRules()).filter(({ status }) => status === 404)
    const prefixes = siteHandles.map((handle) => sites[handle].prefix).filter(Boolean)
    expect(missing.map(({ from, to }) => [from, to])).toEqual(
      [...prefixes, ''].map((prefix) => [`${prefix}/*`, `${prefix}/404.html`]),
    )
    expect((await readRules()).at(-1)?.from).toBe('/*')
  })
})
