import { isValidElement } from 'react'
import type { GatsbySSR } from 'gatsby'
import { registerAllMessages } from './src/app/all-messages'
import { earlyClicksScript } from './src/app/early-clicks-script'
import { feedLink } from './src/app/feed-link'
import { pageFrame } from './src/app/page-frame'
import { collectRootScript, takeRootScript } from './src/app/root-locale'
import { errorPage, isErrorPage } from './src/app/site-not-found'
import { collectHead, takeHead } from './src/app/static-head'
import { collectStructuredData, takeStructuredData } from './src/app/structured-data'
import { fontPreload, linkStyleSheet } from './src/app/style-sheet'
import { wholePage } from './src/app/whole-page'
import type { PageContext } from './src/templates/shared/page-context'
import './src/theme/global.css'

registerAllMessages()

export const wrapRootElement: GatsbySSR['wrapRootElement'] = ({ element, pathname }) =>
  collectHead(element, pathname)

export const wrapPageElement: GatsbySSR<object, PageContext>['wrapPageElement'] = ({
  element,
  props: { data, pageContext },
}) => {
  collectStructuredData(data, pageContext)
  collectRootScript(pageContext)
  return pageFrame(element, pageContext)
}

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  setHtmlAttributes,
  setHeadComponents,
}) => {
  const head = takeHead(pathname)
  if (!head) return
  setHtmlAttributes(head.htmlAttributes.toComponent())
  if (isErrorPage(pathname)) setHtmlAttributes(errorPage(pathname))
  setHeadComponents([
    // Before all else: whom it leads on must not wait for anything of this page.
    takeRootScript(pathname),
    fontPreload,
    wholePage,
    head.title.toComponent(),
    head.meta.toComponent(),
    head.link.toComponent(),
    feedLink(pathname),
    takeStructuredData(pathname),
  ])
}

/**
 * What remembers early clicks comes first. Two things of Gatsby's own are written otherwise: the page's
 * path as an inline script would be one more script per page for the security policy to allow, and the
 * style sheet as a part of every page would be downloaded again with each.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  replaceHeadComponents([earlyClicksScript, ...getHeadComponents().map(linkStyleSheet)])
  replacePostBodyComponents(
    getPostBodyComponents().filter(
      (component) => !isValidElement(component) || component.key !== 'script-loader',
    ),
  )
}
