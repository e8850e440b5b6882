import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { urlOfPaginatedPath, match, type RouteMatch } from '../../src/routes'
import { urlOfFile as builtUrlOf } from '../../src/serving/publishing-report/page-changes'
import { TESTED_BUILD } from './tested-build'

/** A page as the build wrote it. */
export interface BuiltPage {
  /** `/de_eu/products`; `/` for the worldwide home page, `/services/articles?page=2` further on. */
  readonly path: string
  readonly file: string
  readonly match: RouteMatch
  /** Read on first use. */
  readonly html: string
}

function urlOfFile(file: string): string {
  const built = builtUrlOf(file)
  return urlOfPaginatedPath(built) ?? built
}

/** Every page under `public/` with the meaning of its address; read once in each worker. */
let known: readonly Omit<BuiltPage, 'html'>[] | undefined

const addresses = (): readonly Omit<BuiltPage, 'html'>[] =>
  (known ??= readdirSync(TESTED_BUILD, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.relative(TESTED_BUILD, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith('_gatsby/'))
    .sort()
    .map((file) => {
      const address = urlOfFile(file)
      const found = match(address.split('?')[0] ?? address)
      if (!found) throw new Error(`public/${file} is at an address that no route has: ${address}`)
      return { path: address, file: path.join(TESTED_BUILD, file), match: found }
    }))

/** Every page under `public/`, with the meaning of its address. */
export const builtPages = (): BuiltPage[] =>
  addresses().map((page) => {
    let html: string | undefined
    return {
      ...page,
      get html() {
        return (html ??= readFileSync(page.file, 'utf8'))
      },
    }
  })

const isFile = (pathname: string): boolean => {
  const file = path.join(TESTED_BUILD, decodeURIComponent(pathname))
  return [file, `${file}.html`, path.join(file, 'index.html')].some(
    (candidate) => existsSync(candidate) && statSync(candidate).isFile(),
  )
}

/** All pages name much the same addresses. */
const served = new Map<string, boolean>()

/** Whether a file of the build answers an address that a page names. */
export function isServed(pathname: string): boolean {
  const found = served.get(pathname) ?? isFile(pathname)
  served.set(pathname, found)
  return found
}

/** The pages of a route in a site. */
export const examplePages = (
  route: RouteMatch['route'],
  site: RouteMatch['site'],
): readonly string[] =>
  addresses()
    .filter(({ match }) => match.route === route && match.site === site)
    .map(({ path }) => path)

/** The first of these pages, as an example for a test. */
export function examplePage(route: RouteMatch['route'], site: RouteMatch['site']): string {
  const [page] = examplePages(route, site)
  if (page === undefined) throw new Error(`There is no page of ${route} in ${site}.`)
  return page
}
