import { parseAllHeaders } from '@netlify/headers-parser'
import { join } from 'node:path'
import { NETLIFY_TOML } from './netlify-toml'

/** Gives the headers that the rules set for a path; later rules win, as in `netlify dev`. */
export type HeaderRules = (path: string) => Record<string, string>

/** Reads the rules of `public/_headers` and `netlify.toml`, in Netlify's order. */
export async function loadHeaders(publicDir: string): Promise<HeaderRules> {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [join(publicDir, '_headers')],
    netlifyConfigPath: NETLIFY_TOML,
    configHeaders: [],
    minimal: false,
  })
  if (errors.length > 0) throw new Error(`The headers are not correct:\n${errors.join('\n')}`)
  const rules = headers.flatMap((rule) => ('forRegExp' in rule ? [rule] : []))
  return (path) => {
    const matching = rules.filter((rule) => rule.forRegExp.test(path))
    return Object.fromEntries(matching.flatMap(({ values }) => Object.entries(values)))
  }
}

/** Headers about a file: its caching and its content. */
const OF_FILES = /cache-control$|^content-(?!security-policy)/i

/**
 * The headers that rules set for an answer without a file, such as a redirect: only headers that protect
 * visitors.
 */
export const withoutFile = (headers: Readonly<Record<string, string>>): Headers =>
  new Headers(Object.entries(headers).filter(([name]) => !OF_FILES.test(name)))
