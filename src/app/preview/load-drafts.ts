import { createElement, type ComponentType } from 'react'
import { isThere, type PageState } from '../../features/preview'
import { notFoundFor } from '../../gatsby-browser/error-pages'
import {
  WORLDWIDE_NOT_FOUND,
  type GatsbyLoader,
  type LoadedPage,
} from '../../gatsby-browser/loader'
import { pathOf } from './page-path'
import { PreviewedPage, type PageProperties } from './previewed-page'
import { keepPublished, pageVersion, type PageContent } from './versions'

/** What Gatsby renders a page with, as its loader hands it out. */
interface PageResources extends LoadedPage {
  readonly component: { readonly default: ComponentType<object> }
  readonly json: PageContent
  readonly page: { readonly path: string }
}

/** What Gatsby is given in a preview. */
interface PreviewedResources extends Omit<PageResources, 'component'> {
  readonly component: ComponentType<PageProperties>
  /** The page's path, by which the session knows its draft. */
  readonly previewed: string
}

const hasContent = (loaded: LoadedPage | undefined): loaded is PageResources =>
  loaded !== undefined && 'json' in loaded && loaded.page?.path !== undefined

const isMissing = (loaded: PageResources) => loaded.page.path === WORLDWIDE_NOT_FOUND

/**
 * Makes Gatsby's loader hand out drafts. For each page that it is asked for, the published version is
 * loaded beside the draft, to be compared with it and to stand in where there is no draft: the version
 * of the same entry, where that has moved, else the not-found page that everyone sees. Nothing is
 * fetched ahead.
 *
 * @param ask asks for the draft of a page, and never fails
 */
export function loadDrafts(
  loader: GatsbyLoader,
  ask: (path: string) => Promise<Pick<PageState, 'answer' | 'failure'>>,
): void {
  const { loadPage } = loader
  const handedOut = new Map<string, LoadedPage>()

  /** Where the version of a draft's entry is that everyone sees; known once it has been compared. */
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
    const page = await load(pathOf(address))
    if (page) handedOut.set(pathOf(address), page)
    return page
  }
  loader.loadPageSync = (address) => handedOut.get(pathOf(address))
}
