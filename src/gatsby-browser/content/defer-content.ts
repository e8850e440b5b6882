import { createElement } from 'react'
import { lazyComponent } from '../../ui/lazy/lazy-code'
import { LoadedComponent } from '../../ui/lazy/loaded-component'
import type { GatsbyLoader, LoadedPage } from '../loader'
import { pagePath } from '../../routes'
import { contextUrl, readPage, type PageResources } from '../runtime/loader'
import { firstContent } from './content'
import { layOutWhenIdle, showPictures } from './static-content'

const isWhole = (loaded: LoadedPage | undefined): loaded is LoadedPage & PageResources =>
  loaded !== undefined && 'component' in loaded

/** Webpack's name for missing code. A page is loaded again after such an error. */
const otherVersion = (path: string): Error =>
  Object.assign(new Error(`${path} is of another version now.`), { name: 'ChunkLoadError' })

/**
 * Makes Gatsby's loader hand out the first page of a visit without its content (docs/hydration.md).
 * `firstContent.load` fetches the content's code and data. A page without its own context file is
 * handed out whole.
 *
 * @param loader Gatsby's, before any other change to it
 */
export async function deferContent(loader: GatsbyLoader): Promise<void> {
  const { loadPage, loadPageSync, enqueue } = loader
  const path = pagePath(window.location.pathname)
  const page = await readPage(contextUrl(path)).catch(() => null)
  if (!page) return

  const content = lazyComponent<object>(async () => {
    const whole = await loadPage(path)
    if (!isWhole(whole)) throw whole && 'error' in whole ? whole.error : otherVersion(path)
    const isSame =
      whole.page.path === page.path &&
      whole.page.webpackCompilationHash === page.webpackCompilationHash
    if (!isSame) throw otherVersion(path)
    const { component, json } = whole
    return (props) => createElement(component.default, { ...props, ...json })
  })
  const Content = (props: object) =>
    createElement(LoadedComponent<object>, { lazy: content, props })
  const first: PageResources = {
    component: { default: Content },
    json: page.result,
    page,
    staticQueryResults: {},
  }
  const isFirst = (address: string) => pagePath(address) === path
  let isLeft = false
  loader.loadPage = async (address) => {
    if (!isFirst(address)) return loadPage(address)
    // A step back waits for the content, as for any page.
    if (isLeft) await content.load()
    return first
  }
  loader.loadPageSync = (address, options) => {
    if (isFirst(address)) return isLeft && !content.loaded() ? undefined : first
    const other = loadPageSync(address, options)
    if (other) isLeft = true
    return other
  }
  loader.enqueue = (address) => {
    if (!isFirst(address)) enqueue(address)
  }

  const endPictures = showPictures()
  layOutWhenIdle()
  firstContent.path = page.path
  firstContent.load = async () => {
    await content.load()
    endPictures()
  }
}
