import { parseAllRedirects } from '@netlify/redirect-parser'
import redirector, { type Match, type Matcher } from 'netlify-redirector'
import { join } from 'node:path'
import { z } from 'zod'
import { pathForRules } from './request-url'
import { NETLIFY_TOML } from './netlify-toml'

export type { Match }

/** The fields of a parsed rule from Netlify's parser that are renamed or checked here. */
const parsedRule = z.looseObject({
  from: z.string(),
  to: z.string(),
  query: z.record(z.string(), z.string()).optional(),
  conditions: z.record(z.string(), z.unknown()).default({}),
})

/** An address of another site with a host from the visitor's address. */
const HOST_OF_VISITOR = /^https?:\/\/[^/?#]*:[a-z_]/i

/**
 * Reads the rules of `public/_redirects` and `netlify.toml`, in Netlify's order. An incorrect rule is an
 * error. A rule that depends on the visitor's country, language, role or cookies is an error, because the
 * same address leads everyone to the same page. A rule that takes the host of its target from the visitor's
 * address is an error, because it could lead anywhere.
 */
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
  for (const { origin, to, conditions } of rules) {
    const [condition] = Object.keys(conditions)
    if (condition) throw new Error(`The redirect from ${origin} may not depend on ${condition}.`)
    if (HOST_OF_VISITOR.test(to))
      throw new Error(`The redirect from ${origin} to ${to} needs a host without placeholders.`)
  }
  return redirector.parseJSON(JSON.stringify(rules), {})
}

/** Finds the rule for an address. */
export const matchRedirect = (matcher: Matcher, url: URL): Match | null =>
  matcher.match({
    scheme: 'http',
    host: url.hostname,
    path: pathForRules(url) ?? url.pathname,
    query: url.search.slice(1),
    headers: {},
    cookieValues: {},
    getHeader: () => '',
    getCookie: () => '',
  })
