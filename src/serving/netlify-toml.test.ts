import { parseAllRedirects } from '@netlify/redirect-parser'
import { z } from 'zod'
import { siteHandles, sites } from '../sites'

const rule = z.object({
  from: z.string(),
  to: z.string(),
  status: z.number(),
  force: z.boolean(),
  conditions: z.record(z.string(), z.array(z.string())),
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

describe('netlify.toml', () => {
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
