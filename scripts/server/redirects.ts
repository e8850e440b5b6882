import { parseAllRedirects } from '@netlify/redirect-parser'
import redirector, { type Match, type Matcher } from 'netlify-redirector'
import { join } from 'node:path'
import { z } from 'zod'
import { decodedPath } from './address'
import { NETLIFY_TOML } from './netlify-toml'

export type { Match }

/** What Netlify's parser gives of a rule, as far as it is renamed here. */
const parsedRule = z.looseObject({
  from: z.string(),
  query: z.record(z.string(), z.string()).optional(),
  conditions: z.record(z.string(), z.unknown()).default({}),
})

/** Reads the rules of `public/_redirects` and `netlify.toml`, in Netlify's order. */
export async function loadRedirects(publicDir: string): Promise<Matcher> {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [join(publicDir, '_redirects')],
    netlifyConfigPath: NETLIFY_TOML,
    configRedirects: [],
    minimal: false,
  })
  if (errors.length > 0) throw new Error(`The redirects are not correct:\n${errors.join('\n')}`)
  // The matcher is older than the parser and has other names for two fields.
  const rules = z
    .array(parsedRule)
    .parse(redirects)
    .map(({ from, query, ...rule }) => ({ ...rule, origin: from, params: query }))
  return redirector.parseJSON(JSON.stringify(rules), {})
}

/** Cookies of a request by name. */
export function cookiesOf(header: string | undefined): Record<string, string> {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split(/=(.*)/s))
  return Object.fromEntries(
    pairs.flatMap(([name, value]) => (name && value ? [[name, value]] : [])),
  )
}

/**
 * Finds the rule for a request. Language is that of the first entry of `Accept-Language`; the
 * country, which only Netlify's network knows, is the cookie `nf_country` or none, as in
 * `netlify dev`.
 *
 * @param headers names in lower case
 */
export function matchRedirect(
  matcher: Matcher,
  url: URL,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Match | null {
  const text = (name: string) => {
    const value = headers[name]
    return Array.isArray(value) ? (value[0] ?? '') : (value ?? '')
  }
  const cookieValues = cookiesOf(text('cookie'))
  const all: Record<string, string> = {
    'x-language': cookieValues.nf_lang ?? (text('accept-language').slice(0, 2) || 'en'),
    'x-country': cookieValues.nf_country ?? '',
    ...Object.fromEntries(Object.keys(headers).map((name) => [name, text(name)])),
  }
  return matcher.match({
    scheme: 'http',
    host: url.hostname,
    path: decodedPath(url) ?? url.pathname,
    query: url.search.slice(1),
    headers: all,
    cookieValues,
    getHeader: (name) => all[name.toLowerCase()] ?? '',
    getCookie: (name) => cookieValues[name] ?? '',
  })
}
