/** The fields of a page in Gatsby's loader that this site uses. */
export interface LoadedPage {
  readonly page?: {
    readonly path?: string
    /** Gatsby's name of the code of its template. */
    readonly componentChunkName?: string
    /** The version of the site's code when the page was fetched. */
    readonly webpackCompilationHash?: string
  }
}

/** The part of Gatsby's loader that finds a page for an address. */
export interface PageLoader {
  loadPage: (address: string) => Promise<LoadedPage | undefined>
  loadPageSync: (address: string, options?: object) => LoadedPage | undefined
}

/** The part of Gatsby's loader that this site uses (`gatsby/cache-dir/loader.js`). */
export interface GatsbyLoader extends PageLoader {
  /** Fetches ahead everything that a page needs, if the connection is good enough. */
  enqueue: (address: string) => void
}

declare global {
  interface Window {
    ___loader: GatsbyLoader
  }
}

/** The address of the page that Gatsby's loader shows for unknown addresses. */
export const WORLDWIDE_NOT_FOUND = '/404.html'

/**
 * Logs that a Gatsby internal used by a patch is missing. The page works on without the patch. The
 * end-to-end tests fail on any page that logs an error.
 *
 * @param patch its heading in docs/gatsby.md
 */
export const reportMissing = (what: string, patch: string): void =>
  console.error(`Gatsby has no ${what}: see "${patch}" in docs/gatsby.md.`)

/**
 * Gatsby's loader, which loads the page of every step.
 *
 * @throws when Gatsby keeps it elsewhere: then no link would work as it should
 */
export function gatsbyLoader(): GatsbyLoader {
  const { ___loader: loader } = window
  for (const name of ['loadPage', 'loadPageSync', 'enqueue'] as const) {
    if (typeof loader[name] !== 'function') {
      throw new TypeError(`Gatsby's loader has no ${name}: see docs/gatsby.md.`)
    }
  }
  return loader
}

const showsPath = new WeakMap<LoadedPage, LoadedPage>()

/**
 * A loaded page under another path. Gatsby compares pages by identity, so each page has one copy.
 */
export function withPath<Loaded extends LoadedPage | undefined>(loaded: Loaded, path: string) {
  if (!loaded?.page) return loaded
  const known = showsPath.get(loaded)
  if (known?.page?.path === path) return known
  const copy = { ...loaded, page: { ...loaded.page, path } }
  showsPath.set(loaded, copy)
  return copy
}

let source: PageLoader | undefined

/**
 * Stores the loader's present functions for {@link pageData}; called before navigation is handled.
 */
export function capturePageLoader({ loadPage, loadPageSync }: PageLoader): void {
  source = { loadPage, loadPageSync }
}

/** Pages as data, fetched once as for a visit, but not counted as a step of the visitor. */
export const pageData = (): PageLoader => source ?? gatsbyLoader()
