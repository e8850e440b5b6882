import type { ComponentType } from 'react'
import { whenIdle } from '../../ui/when-idle'
import { isObject } from '../../contract/is-object'
import { pagePath } from '../../routes'

/*
 * The browser's replacement for Gatsby's loader (see `browserAliases`): finds a page's data and
 * code by its path. Gatsby's loader also handles static queries, pages with patterns and partial
 * hydration. It fetches all slices with every page. Three seconds after a visitor pointed at a
 * link, it fetches the linked page.
 */

/** Whether a result of the loader is a page or an error. */
export const PageResourceStatus = { Error: 'error', Success: 'success' } as const

type Part = ComponentType<object>
interface Code {
  readonly default: Part
}

/** Imports of all templates and slices, by Gatsby's names for them. */
interface AsyncRequires {
  readonly components: Readonly<Record<string, () => Promise<Code>>>
}

/** The build's data of a page (`page-data.json`). */
interface PageData {
  readonly path: string
  readonly componentChunkName: string
  readonly result: object
  readonly slicesMap?: Readonly<Record<string, string>>
}

/** The build's data of a slice (`slice-data/….json`), a part that pages share. */
interface SliceData {
  readonly componentChunkName: string
  readonly result: { readonly data?: object; readonly sliceContext: object }
}

/** A loaded slice: its component and its data. */
interface LoadedSlice {
  readonly component: Part
  readonly data: object | undefined
  readonly sliceContext: object
}

/** A page as Gatsby renders it. */
export interface PageResources {
  readonly component: Code
  readonly json: object
  readonly page: PageData & { readonly webpackCompilationHash: string }
  readonly staticQueryResults: object
}

interface Failure {
  readonly status: typeof PageResourceStatus.Error
  readonly error: unknown
}

const NOT_FOUND = '/404.html'
/** How often a request to a failing server is repeated. */
const RETRIES = 3

const isPageData = (value: unknown): value is PageData => isObject(value) && 'path' in value
const isSliceData = (value: unknown): value is SliceData => isObject(value) && 'result' in value

/** Fetches a file of the build; `null` when there is none. */
async function read(address: string, retries = RETRIES): Promise<unknown> {
  try {
    const response = await fetch(address)
    // Servers may answer with an HTML page in place of a missing file.
    if (response.ok) return await response.json().catch(() => null)
    if (response.status === 404) return null
    throw new Error(`${address}: ${response.status}`)
  } catch (error) {
    if (retries === 0) throw error
    return read(address, retries - 1)
  }
}

/** The address of a page's data file, by the page's path. */
export const dataUrl = (path: string): string =>
  `/page-data${encodeURI(path === '/' ? '/index' : path)}/page-data.json`

/** The address of the file with a page's own data apart from its content, by the page's path. */
export const contextUrl = (path: string): string => dataUrl(path).replace(/[^/]+$/, 'context.json')

/** The address of the file with the version of the site's code. */
export const VERSION_ADDRESS = '/page-data/app-data.json'

/** Whether the connection is too slow or too expensive to fetch pages ahead. */
function sparesData(): boolean {
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {}
  return saveData || effectiveType.includes('2g')
}

declare global {
  interface Navigator {
    /** Network information; not every browser has it. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
  }
}

let code: AsyncRequires = { components: {} }

function importCode(name: string): Promise<Code> {
  const importPart = code.components[name]
  if (!importPart) throw new Error(`There is no code ${name}.`)
  return importPart()
}

const pages = new Map<string, PageResources>()
const loading = new Map<string, Promise<PageResources | Failure>>()
const slices = new Map<string, LoadedSlice>()

/** Shares a load that is under way. After it has ended, the next call loads again. */
function once<Value>(map: Map<string, Promise<Value>>, key: string, load: () => Promise<Value>) {
  const known = map.get(key)
  if (known) return known
  const value = load().finally(() => map.delete(key))
  map.set(key, value)
  return value
}

const loadingVersion = new Map<string, Promise<string>>()

/** The version of the site's code that is published at the moment. */
const publishedVersion = (): Promise<string> =>
  once(loadingVersion, VERSION_ADDRESS, async () => {
    const app = await read(VERSION_ADDRESS)
    return isObject(app) ? String(app.webpackCompilationHash) : ''
  })

/**
 * The build's data of a page, with the version of the published code; `null` when there is no such
 * page.
 */
export async function readPage(address: string): Promise<PageResources['page'] | null> {
  const [page, webpackCompilationHash] = await Promise.all([read(address), publishedVersion()])
  return isPageData(page) ? { ...page, webpackCompilationHash } : null
}

async function loadPageOf(path: string): Promise<PageResources> {
  const page = await readPage(dataUrl(path))
  if (!page) {
    // A page that exists without data is opened with a full load.
    const isThere = path === NOT_FOUND || (await fetch(path, { method: 'HEAD' })).ok
    if (isThere) throw new Error(`${path} has no data.`)
    return pages.get(NOT_FOUND) ?? loadPageOf(NOT_FOUND)
  }
  const component = await importCode(page.componentChunkName)
  return {
    component,
    json: page.result,
    page,
    staticQueryResults: {},
  }
}

function loadPage(address: string): Promise<PageResources | Failure> {
  const path = pagePath(address)
  const known = pages.get(path)
  if (known) return Promise.resolve(known)
  return once(loading, path, () =>
    loadPageOf(path).then(
      (page) => {
        pages.set(path, page)
        return page
      },
      (error: unknown): Failure => ({ status: PageResourceStatus.Error, error }),
    ),
  )
}

/**
 * When a visitor comes to an item of a list, fetches the code of the item's page together with its
 * data. Otherwise only these data would name the code. A slow connection, as on phones, would wait
 * twice.
 */
function fetchCodeOf(address: string): void {
  const path = pagePath(window.location.pathname)
  const context: unknown = Reflect.get(pages.get(path)?.json ?? {}, 'pageContext')
  if (!isObject(context) || !pagePath(address).startsWith(`${path}/`)) return
  // If this fails, the page asks for the code again, and reports the error.
  code.components[String(context.leadsTo)]?.().catch(() => undefined)
}

const loadingSlices = new Map<string, Promise<LoadedSlice>>()

/** Fetches a slice by its name: `main-menu-de_eu`. */
export const loadSlice = (name: string): Promise<LoadedSlice> =>
  once(loadingSlices, name, async () => {
    const known = slices.get(name)
    if (known) return known
    const written = await read(`/slice-data/${name}.json`)
    if (!isSliceData(written)) throw new Error(`There is no slice ${name}.`)
    const { default: component } = await importCode(written.componentChunkName)
    const { data, sliceContext } = written.result
    const slice = { component, data, sliceContext }
    slices.set(name, slice)
    return slice
  })

/** A slice, if it has been fetched. */
export const loadedSlice = (name: string): LoadedSlice | undefined => slices.get(name)

/** Gatsby's handle to it, and ours (`../loader.ts`). */
export const publicLoader = {
  loadPage,
  loadPageSync: (address: string): PageResources | undefined => pages.get(pagePath(address)),
  /** Fetches ahead everything that a page needs. */
  enqueue: (address: string): void => {
    if (sparesData()) return
    whenIdle(() => {
      void loadPage(address)
      fetchCodeOf(address)
    })
  },
}
/** @alias Gatsby's files import either of the two. */
export default publicLoader

/** Gatsby creates it when the page starts. */
export class ProdLoader {
  constructor(requires: AsyncRequires) {
    code = requires
  }

  /** Gatsby would ask plugins whether to fetch ahead; no plugin here answers. */
  readonly setApiRunner = (): void => undefined
}

export const setLoader = (): void => undefined

const none = {}
export const getStaticQueryResults = (): object => none
export const getSliceResults = (): ReadonlyMap<string, LoadedSlice> => slices
