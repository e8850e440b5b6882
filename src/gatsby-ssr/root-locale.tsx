import type { ReactElement } from 'react'
import { rootScript } from '../features/locale'
import { WORLDWIDE } from '../sites'
import { siteTable } from '../sites/choose-site'
import type { PageContext } from '../templates/shared/page-context'

/** The scripts of the pages in rendering, by path: one at most. */
const scripts = new Map<string, string>()

/**
 * Keeps the script that redirects visitors of the root address to their site, until its head is
 * written.
 */
export function collectRootScript({ route, site, alternates, i18n }: PageContext): void {
  if (route !== 'home' || site !== WORLDWIDE) return
  const countries = Object.fromEntries(
    alternates.flatMap(({ sites }) => sites.map((each) => [each.handle, each.countries] as const)),
  )
  scripts.set(i18n.path, rootScript(siteTable(countries)))
}

/** The script for the head of a page; it can be taken only once. */
export function takeRootScript(pathname: string): ReactElement | null {
  const code = scripts.get(pathname)
  scripts.delete(pathname)
  return code === undefined ? null : (
    <script key="root-locale" dangerouslySetInnerHTML={{ __html: code }} />
  )
}
