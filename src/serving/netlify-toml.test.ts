import { parseAllRedirects } from '@netlify/redirect-parser'
import { z } from 'zod'
import { siteHandles, sites } from '../sites'
import { rootLanguageRules, SITE_COOKIE } from './root-language'

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
  it('has the language rules of the root page in their order, behind that for who has chosen', async () => {
    const ofRoot = (await readRules()).filter(({ from }) => from === '/')
    expect(ofRoot).toEqual([
      {
        from: '/',
        to: '/index.html',
        status: 200,
        force: true,
        conditions: { Cookie: [SITE_COOKIE] },
      },
      ...rootLanguageRules.map(({ language, countries, site }) => ({
        from: '/',
        to: sites[site].prefix,
        status: 302,
        force: true,
        conditions: { Language: [language], ...(countries && { Country: countries }) },
      })),
    ])
  })

  it('sends away from no other path', async () => {
    const away = (await readRules()).filter(({ status }) => status >= 300 && status < 400)
    expect(new Set(away.map(({ from }) => from))).toEqual(new Set(['/']))
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
