import { isValidElement } from 'react'
import type { GatsbySSR } from 'gatsby'
import { registerAllMessages } from './src/app/all-messages'
import { pageFrame } from './src/app/page-frame'
import { collectHead, takeHead } from './src/app/static-head'
import { collectStructuredData, takeStructuredData } from './src/app/structured-data'
import { fontPreload, linkStyleSheet } from './src/app/style-sheet'
import { wholePage } from './src/app/whole-page'
import { ROOT_SCRIPT_PATH } from './src/features/locale'
import { readPageContext } from './src/templates/page-context'
import './src/theme/global.css'

registerAllMessages()

export const wrapRootElement: GatsbySSR['wrapRootElement'] = ({ element, pathname }) =>
  collectHead(element, pathname)

export const wrapPageElement: GatsbySSR['wrapPageElement'] = ({ element, props }) => {
  const context = readPageContext(props.pageContext)
  collectStructuredData(props.data, context)
  return pageFrame(element, context)
}

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  setHtmlAttributes,
  setHeadComponents,
}) => {
  const head = takeHead(pathname)
  if (!head) return
  setHtmlAttributes(head.htmlAttributes.toComponent())
  setHeadComponents([
    fontPreload,
    wholePage,
    ...(pathname === '/' ? [<script key="root-locale" src={ROOT_SCRIPT_PATH} />] : []),
    head.title.toComponent(),
    head.meta.toComponent(),
    head.link.toComponent(),
    takeStructuredData(pathname),
  ])
}

/**
 * Two things of Gatsby's own are written otherwise: the page's path as an inline script would be one
 * more script per page for the security policy to allow, and the style sheet as a part of every page
 * would be downloaded again with each.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  replaceHeadComponents(getHeadComponents().map(linkStyleSheet))
  replacePostBodyComponents(
    getPostBodyComponents().filter(
      (component) => !isValidElement(component) || component.key !== 'script-loader',
    ),
  )
}
