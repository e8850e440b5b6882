import type { IncomingMessage } from 'node:http'
import type { Matcher } from 'netlify-redirector'
import { decodedPath } from './request-url'
import { isFunctionPath } from './call-function'
import { encodedPath, locationOf } from './location'
import { type Match, matchRedirect } from './redirects'
import { findStatic, prettyPath, type StaticMatch } from './static-files'

/** The answer to a request. */
export type Reply =
  | { readonly kind: 'function'; readonly path: string }
  | { readonly kind: 'location'; readonly status: number; readonly location: string }
  /** The header rules of `path` apply. */
  | { readonly kind: 'file'; readonly file: string; readonly status: number; readonly path: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'wrong-method' }
  /** An address with a wrong encoding; functions report it themselves. */
  | { readonly kind: 'malformed' }

const isRedirect = ({ status }: Match): boolean => status >= 300 && status < 400

/** Finds the file for a visitor's path. A page has one address; other spellings of it redirect there. */
async function findPublic(publicDir: string, path: string): Promise<StaticMatch> {
  const [found, pretty] = [await findStatic(publicDir, path), prettyPath(path)]
  if (found.kind !== 'file' || pretty === path) return found
  const page = await findStatic(publicDir, pretty)
  return page.kind === 'file' ? { kind: 'moved', path: pretty } : found
}

/** Decides in Netlify's order: functions, forced rules, files, the other rules. */
export async function decide(
  request: IncomingMessage,
  url: URL,
  publicDir: string,
  redirects: Matcher,
): Promise<Reply> {
  // Functions receive a `Request`, which does not allow this method.
  if (request.method === 'TRACE') return { kind: 'wrong-method' }
  const decoded = decodedPath(url)
  const path = decoded ?? url.pathname
  if (isFunctionPath(path)) return { kind: 'function', path }
  const rule = matchRedirect(redirects, url)
  if (rule?.force && isFunctionPath(rule.to)) return { kind: 'function', path: rule.to }
  const found = await findPublic(publicDir, path)
  const applies = rule && (rule.force === true || found.kind === 'none')
  if (applies && isFunctionPath(rule.to)) return { kind: 'function', path: rule.to }
  if (decoded === null) return { kind: 'malformed' }
  if (request.method !== 'GET' && request.method !== 'HEAD') return { kind: 'wrong-method' }
  if (applies && isRedirect(rule)) {
    return { kind: 'location', status: rule.status, location: locationOf(rule.to, url.search) }
  }
  // The target of a rule gets the headers of its own path: a missing picture is not immutable.
  const target = applies ? rule.to : path
  const match = applies ? await findStatic(publicDir, target) : found
  switch (match.kind) {
    case 'moved':
      return {
        kind: 'location',
        status: 301,
        location: locationOf(encodedPath(match.path), url.search),
      }
    case 'file':
      return { kind: 'file', file: match.file, status: applies ? rule.status : 200, path: target }
    case 'none':
      return { kind: 'missing' }
  }
}
