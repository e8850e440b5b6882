import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { askOnce, keepAsking, showBar, useSession, visit } from '../../features/preview'
import { forgetSiteData } from '../../features/site-data'
import type { GatsbyLoader } from '../../gatsby-browser/loader'
import { loadCode } from './code'
import { loadDrafts } from './load-drafts'
import { pagePathOf } from './page-path'
import { PreviewFrame, type PageProperties } from './previewed-page'
import { sendToken } from './send-token'

/** What a preview does in place of what the public site does. */
export interface Preview {
  readonly frame: (element: ReactElement, properties: PageProperties) => ReactElement
  readonly render: (page: ReactElement, root: Element) => void
}

/** Drafts are for no search engine, wherever it may have the address from. */
function keepOutOfSearch(): void {
  const robots = document.createElement('meta')
  robots.name = 'robots'
  robots.content = 'noindex'
  document.head.append(robots)
}

/** What pages have fetched is fetched again when a draft changes, and on another page. */
const forgetOnChange = (): void =>
  void useSession.subscribe(({ path, pages }, before) => {
    if (path !== before.path || pages[path]?.answer !== before.pages[path]?.answer) forgetSiteData()
  })

/** Renders a page from nothing in place of the published one, of which it may differ anywhere. */
function renderAnew(page: ReactElement, root: Element): void {
  root.replaceChildren()
  createRoot(root).render(page)
}

/**
 * Makes this tab a preview, before its first page is rendered: until that has been answered, the
 * published page stands there as the server sent it.
 *
 * @param loader Gatsby's, before anything else changes it
 */
export function startPreview(loader: GatsbyLoader, token: string): Preview {
  const ask = (path: string) => askOnce(token, path, loadCode)
  visit(pagePathOf(window.location.pathname + window.location.search))
  keepOutOfSearch()
  sendToken(token)
  loadDrafts(loader, ask)
  forgetOnChange()
  keepAsking((path) => void ask(path))
  showBar((path) => void ask(path))
  return {
    frame: (element, properties) => <PreviewFrame element={element} properties={properties} />,
    render: renderAnew,
  }
}
