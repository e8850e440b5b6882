import { siteDataPath, type PageTitles } from '../../features/site-data'
import type { PlannedPage } from '../../routes'
import { siteHandles, type SiteHandle } from '../../sites'
import type { BuildContent } from '../content/content'
import { noIndexRule } from '../content/no-index'
import { pageTitle } from '../pages/page-share'
import { publishFile } from './published-files'

/**
 * The pages of a site that may be suggested for an address that does not exist. Those that are kept
 * out of search engines are for people who have their addresses.
 */
export function pageTitles(
  site: SiteHandle,
  pages: readonly PlannedPage[],
  content: BuildContent,
): PageTitles {
  const isHidden = noIndexRule(content)
  return Object.fromEntries(
    pages
      .filter((page) => page.site === site && page.route !== 'home' && !isHidden(page))
      .flatMap((page): [string, string][] => {
        const title = pageTitle(page, content)
        return title === null ? [] : [[page.path, title]]
      })
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
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
