import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'

/** The result for a path of the site: a file, another spelling of the path, or nothing. */
export type StaticMatch =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'moved'; readonly path: string }
  | { readonly kind: 'none' }

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (stats) => stats.isFile(),
    () => false,
  )

/**
 * Paths that are never published: paths that lead to another folder than they name, and the files with rules.
 */
const UNPUBLISHED = /(?:^|[/\\])\.\.?(?:[/\\]|$)|\0|\/_(?:headers|redirects)$/

/**
 * Finds the file for a path like Netlify with pretty addresses. `x.html` is served at `/x`, and `/x/`
 * redirects there. If only `x/index.html` exists, it is the other way round.
 *
 * @param path decoded, beginning with `/`
 */
export async function findStatic(publicDir: string, path: string): Promise<StaticMatch> {
  if (UNPUBLISHED.test(path)) return { kind: 'none' }
  const target = join(publicDir, path)
  if (path === '/') return fileOrNone(join(publicDir, 'index.html'))
  if (path.endsWith('/')) {
    const bare = path.replace(/\/+$/, '')
    if (await isFile(join(publicDir, `${bare}.html`))) return { kind: 'moved', path: bare }
    return fileOrNone(join(target, 'index.html'))
  }
  if (await isFile(target)) return { kind: 'file', file: target }
  if (await isFile(`${target}.html`)) return { kind: 'file', file: `${target}.html` }
  return (await isFile(join(target, 'index.html')))
    ? { kind: 'moved', path: `${path}/` }
    : { kind: 'none' }
}

/** The address of a page for its other spellings: `//products`, `/products.html`, `/index.html`. */
export const prettyPath = (path: string): string =>
  path.replace(/\/{2,}/g, '/').replace(/(?:\/index)?\.html$/, '') || '/'

const fileOrNone = async (file: string): Promise<StaticMatch> =>
  (await isFile(file)) ? { kind: 'file', file } : { kind: 'none' }

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=UTF-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=UTF-8',
  '.ico': 'image/x-icon',
  '.ics': 'text/calendar; charset=UTF-8',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'application/javascript; charset=UTF-8',
  '.json': 'application/json; charset=UTF-8',
  '.map': 'application/json; charset=UTF-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=UTF-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json; charset=UTF-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=UTF-8',
}

/** Media type by file name; unknown types are offered as a download. */
export const mediaType = (file: string): string =>
  TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream'

/** A file in memory with the hash for its `ETag`. */
export interface LoadedFile {
  readonly bytes: Buffer
  readonly hash: string
}

/** Reads a file; its hash depends only on its bytes, as on a CDN. */
export async function loadFile(file: string): Promise<LoadedFile> {
  const bytes = await readFile(file)
  return { bytes, hash: createHash('sha1').update(bytes).digest('hex') }
}
