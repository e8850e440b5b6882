import { isValidElement } from 'react'
import type { GatsbySSR } from 'gatsby'
import { registerAllMessages } from './src/app/all-messages'
import { pageFrame } from './src/app/page-frame'
import { collectHead, takeHead } from './src/app/static-head'
import { ROOT_SCRIPT_PATH } from './src/features/locale'
import { readPageContext } from './src/templates/page-context'
import './src/theme/global.css'

registerAllMessages()

export const wrapRootElement: GatsbySSR['wrapRootElement'] = ({ element, pathname }) =>
  collectHead(element, pathname)

export const wrapPageElement: GatsbySSR['wrapPageElement'] = ({ element, props }) =>
  pageFrame(element, readPageContext(props.pageContext))

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  setHtmlAttributes,
  setHeadComponents,
}) => {
  const head = takeHead(pathname)
  if (!head) return
  setHtmlAttributes(head.htmlAttributes.toComponent())
  setHeadComponents([
    ...(pathname === '/' ? [<script key="root-locale" src={ROOT_SCRIPT_PATH} />] : []),
    head.title.toComponent(),
    head.meta.toComponent(),
    head.link.toComponent(),
  ])
}

/** The page's own path as an inline script would be one more script per page for the policy to allow. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  replacePostBodyComponents(
    getPostBodyComponents().filter(
      (component) => !isValidElement(component) || component.key !== 'script-loader',
    ),
  )
}
