import { useEffect } from 'react'
import { sharedPartOf, type SharedPart } from '../chrome'
import type { LoadedPage } from '../gatsby-browser/loader'
import { loadSlice } from '../gatsby-browser/runtime/loader'
import { loadMessages, wordingOf } from '../sites'
import type { PageContext } from '../templates/shared/page-context'
import { loadPageCode } from '../ui/lazy/page-code'

/** The parts without which a page would be seen unfinished, by their names. */
const partsOf = ({ site, layout }: Pick<PageContext, 'site' | 'layout'>): readonly string[] => {
  const parts: readonly SharedPart[] =
    layout === 'simple'
      ? ['site-logo', 'simple-footer']
      : ['site-logo', 'quick-links', 'main-menu', 'site-footer']
  return parts.map((part) => sharedPartOf(part, site))
}

/** What is on the screen now, be it as HTML. */
let drawn: readonly string[] = []

/** Remembers what the layout of a page draws. */
export function useDrawnParts({ site, layout }: Pick<PageContext, 'site' | 'layout'>): void {
  useEffect(() => {
    drawn = partsOf({ site, ...(layout && { layout }) })
  }, [site, layout])
}

const hasContext = (
  loaded: LoadedPage | undefined,
): loaded is LoadedPage & {
  readonly json: { readonly data?: object; readonly pageContext: PageContext }
} => loaded !== undefined && 'json' in loaded && loaded.page !== undefined

/** Fetches what stands around a page and is not on the screen already, what it shows beside its template, and its texts. */
export async function loadPageParts(loaded: LoadedPage | undefined): Promise<void> {
  // While developing Gatsby's own loader has done it.
  if (process.env.NODE_ENV !== 'production' || !hasContext(loaded)) return
  const { data = {}, pageContext } = loaded.json
  const missing = partsOf(pageContext).filter((name) => !drawn.includes(name))
  const texts = loadMessages(wordingOf(pageContext.site))
  await Promise.all([...missing.map(loadSlice), loadPageCode(data), texts])
}
