import { createElement, type ComponentType } from 'react'
import { pagePath } from '../../routes'
import { notFoundFor } from '../../gatsby-browser/error-pages'
import {
  WORLDWIDE_NOT_FOUND,
  type GatsbyLoader,
  type LoadedPage,
} from '../../gatsby-browser/loader'
import { isThere, type PageState } from './session'
import { PreviewedPage, type PageProperties } from './previewed-page'
import { keepPublished, pageVersion, type PageContent } from './versions'

/** The resources that Gatsby's loader returns for a page. */
interface PageResources extends LoadedPage {
  readonly component: { readonly default: ComponentType<object> }
  readonly json: PageContent
  readonly page: { readonly path: string }
}

/** The resources that Gatsby gets in a preview. */
interface PreviewedResources extends Omit<PageResources, 'component'> {
  readonly component: ComponentType<PageProperties>
  /** The page's path; the session finds its draft by it. */
  readonly previewed: string
}

const hasContent = (loaded: LoadedPage | undefined): loaded is PageResources =>
  loaded !== undefined && 'json' in loaded && loaded.page?.path !== undefined

const isMissing = (loaded: PageResources) => loaded.page.path === WORLDWIDE_NOT_FOUND

/**
 * Makes Gatsby's loader return drafts. For each page, it also loads the published version, to
 * compare it with the draft or to replace a missing draft. The replacement is the published page of
 * the same entry if that has moved, else the public not-found page. Nothing is prefetched.
 *
 * @param ask asks for the draft of a page, and never fails
 */
export function loadDrafts(
  loader: GatsbyLoader,
  ask: (path: string) => Promise<Pick<PageState, 'answer' | 'failure'>>,
): void {
  const { loadPage } = loader
  const handedOut = new Map<string, LoadedPage>()

  /** The path of the published version of a draft's entry; known once it has been compared. */
  const publishedPath = async (path: string, known: PageState['answer']) => {
    const { draft } = known?.draft ? known : ((await ask(path)).answer ?? {})
    return draft?.published ?? notFoundFor(path)
  }

  const load = async (path: string): Promise<LoadedPage | undefined> => {
    const [own, state] = await Promise.all([loadPage(path), ask(path)])
    const { answer } = state
    if (!hasContent(own) || (isMissing(own) && !isThere(state))) return own
    const instead = () => (answer ? publishedPath(path, answer) : notFoundFor(path))
    const version = isMissing(own) ? await loadPage(await instead()) : own
    if (!hasContent(version)) return version
    keepPublished(path, pageVersion(version.component.default, version.json, null))
    const resources: PreviewedResources = {
      ...version,
      component: (properties) => createElement(PreviewedPage, { ...properties, previewed: path }),
      json: answer?.page.result ?? version.json,
      page: { ...version.page, path },
      previewed: path,
    }
    return resources
  }

  loader.enqueue = () => undefined
  loader.loadPage = async (address) => {
    const page = await load(pagePath(address))
    if (page) handedOut.set(pagePath(address), page)
    return page
  }
  loader.loadPageSync = (address) => handedOut.get(pagePath(address))
}
