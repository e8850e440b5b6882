import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { forgetSiteData } from '../../features/site-data'
import type { GatsbyLoader } from '../../gatsby-browser/loader'
import { DraftsOfTab } from '../../templates/preview/drafts-of-tab'
import { showBar } from './bar/show-bar'
import { loadCode } from './code'
import { DraftsOfSite } from './drafts/drafts-of-site'
import { loadDrafts } from './load-drafts'
import { PreviewFrame, type PageProperties } from './previewed-page'
import { askOnce, keepAsking, pathOfPage, useSession, visit } from './session'
import { sendToken } from './send-token'

/** Replacements for parts of the public site in a preview. */
export interface Preview {
  readonly frame: (element: ReactElement, properties: PageProperties) => ReactElement
  readonly render: (page: ReactElement, root: Element) => void
}

/** Keeps drafts out of search engines that have found the address. */
function keepOutOfSearch(): void {
  const robots = document.createElement('meta')
  robots.name = 'robots'
  robots.content = 'noindex'
  document.head.append(robots)
}

/** Forgets fetched site data when a draft or the page changes, so that it is fetched again. */
const forgetOnChange = (): void =>
  void useSession.subscribe(({ path, pages }, before) => {
    if (path !== before.path || pages[path]?.answer !== before.pages[path]?.answer) forgetSiteData()
  })

/** Renders a page from nothing in place of the published one, because any part of it may differ. */
function renderAnew(page: ReactElement, root: Element): void {
  root.replaceChildren()
  createRoot(root).render(page)
}

/**
 * Makes this tab a preview, before its first page is rendered. Until the draft arrives, the
 * published page stays as the server sent it.
 *
 * @param loader Gatsby's, before anything else changes it
 */
export function startPreview(loader: GatsbyLoader, token: string): Preview {
  const ask = (path: string) => askOnce(token, path, loadCode)
  visit(pathOfPage(window.location))
  keepOutOfSearch()
  sendToken(token)
  loadDrafts(loader, ask)
  forgetOnChange()
  keepAsking((path) => void ask(path))
  showBar((path) => void ask(path))
  const drafts = <DraftsOfSite token={token} />
  return {
    frame: (element, properties) => (
      <DraftsOfTab.Provider value={drafts}>
        <PreviewFrame element={element} properties={properties} />
      </DraftsOfTab.Provider>
    ),
    render: renderAnew,
  }
}
