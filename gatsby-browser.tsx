import type { GatsbyBrowser } from 'gatsby'
import { HelmetProvider } from 'react-helmet-async'
import { pageFrame } from './src/app/page-frame'
import { readChunkMapping } from './src/app/chunk-mapping'
import { showSiteNotFoundPages } from './src/app/site-not-found'
import { languageOf, loadMessages } from './src/sites'
import { readPageContext } from './src/templates/page-context'
import { markHydrated } from './src/ui/hydration'
import './src/theme/global.css'

/** Gatsby waits for it before it hydrates the page. */
export const onClientEntry = async (): Promise<void> => {
  readChunkMapping()
  showSiteNotFoundPages(window.___loader)
  const language = languageOf(document.documentElement.lang)
  if (language) await loadMessages(language)
}

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = markHydrated

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <HelmetProvider>{element}</HelmetProvider>
)

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) =>
  pageFrame(element, readPageContext(props.pageContext))

/** A change of the query alone (a filter, a version) keeps the visitor where they are. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  prevRouterProps,
  routerProps: { location },
}) => prevRouterProps?.location.pathname !== location.pathname || location.hash !== ''
