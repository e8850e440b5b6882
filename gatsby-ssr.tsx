import type { GatsbySSR } from 'gatsby'
import { renderToString } from 'react-dom/server'
import font from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'
import type { ReactElement } from 'react'
import { registerAllBlocks } from './src/blocks/all-blocks'
import { registerAllMessages } from './src/sites/all-messages'
import { deployBanner } from './src/gatsby-ssr/deploy-banner'
import { earlyClicksScript } from './src/gatsby-ssr/early-clicks-script'
import { earlyPrintScript } from './src/gatsby-ssr/early-print-script'
import { feedPath, siteOfPath } from './src/routes'
import { firstVisitScript } from './src/gatsby-ssr/first-visit-script'
import { pageFrame } from './src/app/page-frame'
import { collectQueryScript, takeQueryScript } from './src/gatsby-ssr/query-script'
import { collectRootScript, takeRootScript } from './src/gatsby-ssr/root-locale'
import { errorPage, isErrorPage } from './src/gatsby-browser/error-pages'
import { collectHead, takeHead } from './src/gatsby-ssr/head'
import { collectStructuredData, takeStructuredData } from './src/gatsby-ssr/structured-data'
import { withoutPagePath } from './src/gatsby-ssr/page-path'
import { pageFilesScript } from './src/gatsby-ssr/page-files-script'
import { collectLaterContent, takeLaterContent } from './src/gatsby-ssr/later-content'
import { hydratesOnInteraction } from './src/gatsby-browser/content/content'
import { stylesLast } from './src/gatsby-ssr/style-sheet'
import { previewTokenScript } from './src/gatsby-ssr/preview-token-script'
import { robots } from './src/gatsby-ssr/robots'
import { firstScreen } from './src/gatsby-ssr/render-blocking'
import { FormChoice } from './src/templates/contact-form/form-choice'
import { formChoice } from './src/templates/contact-form/late-form-choice'
import type { PageContext } from './src/templates/shared/page-context'
import './src/theme/global.css'
import './src/theme/print.css'

registerAllMessages()
registerAllBlocks()
formChoice.preset(FormChoice)

/** The container of the tag manager (requirements D5), for the browser to ask whether it is allowed. */
const tagManager: object = { 'data-tag-manager': process.env.GATSBY_GTM_ID }

export const wrapRootElement: GatsbySSR['wrapRootElement'] = ({ element, pathname }) =>
  collectHead(element, pathname)

export const wrapPageElement: GatsbySSR<Queries.FrameFragment, PageContext>['wrapPageElement'] = ({
  element,
  props: { data, pageContext },
}) => {
  collectStructuredData(data, pageContext)
  collectRootScript(pageContext)
  collectQueryScript(pageContext)
  collectLaterContent(pageContext)
  return pageFrame(element, pageContext)
}

/**
 * Renders in one piece. The React function that Gatsby calls puts large parts behind the page, and
 * a script moves them to their places.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
}) => replaceBodyHTMLString(renderToString(<>{bodyComponent}</>))

/** The font of nearly every text, fetched at the same time as the style sheet that names it. */
const fontPreload = (
  <link key="font" rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
)

/**
 * Announces the news feed of a page's site. It is only in the static head: feed readers run no
 * scripts, and no visitor downloads any for it.
 */
const feedLink = (pathname: string): ReactElement => (
  <link
    key="feed"
    rel="alternate"
    type="application/atom+xml"
    href={feedPath(siteOfPath(pathname))}
  />
)

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  setHtmlAttributes,
  setHeadComponents,
  setPostBodyComponents,
}) => {
  const head = takeHead(pathname)
  if (!head) return
  setHtmlAttributes(head.htmlAttributes.toComponent())
  if (isErrorPage(pathname)) setHtmlAttributes(errorPage(pathname))
  setHtmlAttributes(tagManager)
  const isContentLater = takeLaterContent(pathname)
  if (isContentLater) setHtmlAttributes(hydratesOnInteraction)
  setHeadComponents([
    // Before all else: a visitor who is redirected must not wait for anything else on this page.
    takeRootScript(pathname),
    takeQueryScript(pathname),
    fontPreload,
    firstScreen,
    head.title.toComponent(),
    head.meta.toComponent(),
    robots(OPEN_TO_SEARCH),
    head.link.toComponent(),
    feedLink(pathname),
  ])
  setPostBodyComponents([
    deployBanner(OPEN_TO_SEARCH, pathname),
    // After the content that it repeats: there it takes a third as many bytes on the connection.
    takeStructuredData(pathname),
    pageFilesScript(pathname, isContentLater),
  ])
}

/**
 * The script that removes a preview token from the address comes first. The script that remembers
 * early clicks follows.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  const styles = stylesLast(getHeadComponents())
  replaceHeadComponents([
    previewTokenScript,
    firstVisitScript,
    earlyClicksScript,
    earlyPrintScript,
    ...styles.head,
  ])
  // The sheet is last: a script after it would wait for it.
  replacePostBodyComponents([...withoutPagePath(getPostBodyComponents()), styles.late])
}
