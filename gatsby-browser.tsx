import type { GatsbyBrowser } from 'gatsby'
import type { pageFrame as PageFrame } from './src/app/page-frame'
import type { Preview } from './src/preview/browser/start-preview'
import { loadPageParts } from './src/app/mounted-slices'
import { reportError } from './src/features/errors'
import { browserHead, HeadWriter, writeLater } from './src/features/metadata'
import { followPreview, tokenOfTab } from './src/preview/token'
import { watchPrivacy } from './src/features/privacy'
import { announce, removeStructuredData } from './src/gatsby-browser/announcement'
import { watchConnection } from './src/gatsby-browser/connection'
import { isContentLater } from './src/gatsby-browser/content/content'
import { loadSiteErrorPages, sentErrorPage } from './src/gatsby-browser/error-pages'
import { followLinks } from './src/gatsby-browser/links'
import { loadWithPages } from './src/gatsby-browser/load-with-pages'
import { gatsbyLoader, capturePageLoader } from './src/gatsby-browser/loader'
import { installNavigation } from './src/gatsby-browser/navigation'
import { loadPaginatedPages } from './src/gatsby-browser/pagination'
import { loadMessages, siteOfTag, localeVariantOf } from './src/sites'
import { removeSliceComments } from './src/gatsby-browser/runtime/slice'
import { leadsToTop, shouldUpdateScroll } from './src/gatsby-browser/scroll-position'
import type { PageContext } from './src/templates/shared/page-context'
import { markInitialRender } from './src/ui/hydration/queue'
import { watchErrors } from './src/ui/lazy/chunk-failure'
import { lazyCode } from './src/ui/lazy/lazy-code'
import { retryUntilLoaded } from './src/ui/lazy/retry-until-loaded'
import { nextTask } from './src/ui/next-task'
import './src/theme/global.css'
import './src/theme/print.css'
// Sheets that other sheets build on (`composes`) come before all others.
import './src/ui/cards/card-link.module.css'

/** Code that only a tab with drafts needs: visitors download nothing of it. */
let preview: Preview | undefined

/** Gatsby's own listener for failing chunks, which comes after this file, has no limit. */
watchErrors((error) => reportError(error, 'script'))

const previewCode = lazyCode(() => import('./src/preview/browser/start-preview'))
const contentCode = lazyCode(
  () => import(/* webpackChunkName: "content" */ './src/gatsby-browser/content/defer-content'),
)
const frameCode = lazyCode(() => import(/* webpackMode: "eager" */ './src/app/page-frame'))

/** The frame around each page, once there is a page to hydrate. */
let pageFrame: typeof PageFrame

/** It comes with this file. Running it all at once would keep a phone busy for too long. */
const loadPageFrame = async () => {
  await nextTask()
  ;({ pageFrame } = await frameCode.load())
}

/** Gatsby waits for it before it hydrates the page. */
export const onClientEntry = async (): Promise<void> => {
  followPreview()
  const site = siteOfTag(document.documentElement.lang)
  // Until its texts are loaded, the page stays as the server sent it.
  if (site) await retryUntilLoaded(() => loadMessages(localeVariantOf(site)))
  const loader = gatsbyLoader()
  const token = await tokenOfTab()
  if (token) preview = (await retryUntilLoaded(previewCode.load)).startPreview(loader, token)
  // A preview is rendered as a whole.
  else if (isContentLater()) {
    const { deferContent } = await retryUntilLoaded(contentCode.load)
    await deferContent(loader)
  }
  loadPaginatedPages(loader)
  // The server has no page for an entry that is only a draft.
  loadSiteErrorPages(loader, token ? null : sentErrorPage())
  capturePageLoader(loader)
  await loadPageFrame()
  await removeSliceComments()
  if (process.env.NODE_ENV === 'development') {
    const development = lazyCode(() => import('./src/gatsby-browser/development'))
    const { matchProductionRouting } = await development.load()
    await matchProductionRouting(loader)
  }
}

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  markInitialRender()
  // An editor who looks at a preview does not count as a visit.
  watchPrivacy(preview ? undefined : document.documentElement.dataset.tagManager)
  const loader = gatsbyLoader()
  loadWithPages(loader, browserHead, loadPageParts)
  installNavigation(loader)
  followLinks()
  watchConnection()
}

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (!prevLocation) return
  const isOtherPage = prevLocation.pathname !== location.pathname
  if (isOtherPage) removeStructuredData()
  announce(isOtherPage)
}

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <HeadWriter.Provider value={writeLater}>{element}</HeadWriter.Provider>
)

export const wrapPageElement: GatsbyBrowser<object, PageContext>['wrapPageElement'] = ({
  element,
  props,
}) =>
  preview?.frame(element, props) ??
  pageFrame(element, props.pageContext, { fromTop: leadsToTop(props.location) })

export const replaceHydrateFunction = () => preview?.render

export { shouldUpdateScroll }
