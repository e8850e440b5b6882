import type { GatsbyBrowser } from 'gatsby'
import { HelmetProvider } from 'react-helmet-async'
import { followLinks } from './src/app/follow-links'
import { pageFrame } from './src/app/page-frame'
import { readChunkMapping } from './src/app/chunk-mapping'
import { showFurtherPages } from './src/app/further-pages'
import { sentErrorPage, showSiteNotFoundPages } from './src/app/site-not-found'
import { watchChunkFailures } from './src/features/errors'
import { followLoader, movesVisitor, turnPage } from './src/features/navigation'
import { languageOf, loadMessages } from './src/sites'
import type { PageContext } from './src/templates/shared/page-context'
import { markInitialRender } from './src/ui/hydration/hydration-queue'
import './src/theme/global.css'

/** Gatsby waits for it before it hydrates the page. */
export const onClientEntry = async (): Promise<void> => {
  watchChunkFailures()
  readChunkMapping()
  showFurtherPages(window.___loader)
  showSiteNotFoundPages(window.___loader, sentErrorPage())
  const language = languageOf(document.documentElement.lang)
  if (language) await loadMessages(language)
}

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  markInitialRender()
  followLoader(window.___loader)
  followLinks()
}

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (prevLocation) turnPage(prevLocation.pathname !== location.pathname)
}

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <HelmetProvider>{element}</HelmetProvider>
)

export const wrapPageElement: GatsbyBrowser<object, PageContext>['wrapPageElement'] = ({
  element,
  props,
}) => pageFrame(element, props.pageContext)

export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = movesVisitor
