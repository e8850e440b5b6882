import { siteDataPath, type PageTitles } from '../../features/site-data'
import type { PlannedPage } from '../../routes'
import { siteHandles, sites, type SiteHandle } from '../../sites'
import type { BuildContent } from '../../plan/content'
import { noIndexRule } from '../../plan/no-index'
import { pageTitle } from '../pages/page-share'
import { publishFile } from './published-files'

/** Page titles that are being put together. */
interface Branch {
  [part: string]: string | Branch
}

/**
 * Puts a title at the position of a path. A segment may have the name of a property of every object
 * (`constructor`).
 */
function put(branch: Branch, [part = '', ...below]: readonly string[], title: string): void {
  const there = (Object.hasOwn(branch, part) && branch[part]) || {}
  const inner = typeof there === 'string' ? { '': there } : there
  if (below.length > 0) put(inner, below, title)
  branch[part] = below.length > 0 ? inner : title
}

/**
 * The pages of a site that may be suggested for an address that does not exist. Pages that search
 * engines must not index are left out: they are for people who have their addresses.
 */
export function pageTitles(
  site: SiteHandle,
  pages: readonly PlannedPage[],
  content: BuildContent,
): PageTitles {
  const isHidden = noIndexRule(content)
  const titles: Branch = {}
  pages
    .filter((page) => page.site === site && page.route !== 'home' && !isHidden(page))
    // A page comes before the pages below it.
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .forEach((page) => {
      const title = pageTitle(page, content)
      const parts = page.path.slice(sites[site].prefix.length + 1).split('/')
      if (title !== null) put(titles, parts, title)
    })
  return titles
}

/** Writes the titles of the pages of all sites into a folder that is published. */
export function writePageTitles(
  directory: string,
  pages: readonly PlannedPage[],
  content: BuildContent,
): void {
  for (const site of siteHandles) {
    const titles = pageTitles(site, pages, content)
    publishFile(directory, siteDataPath(site, 'pages'), JSON.stringify(titles))
  }
}
