import { useEffect } from 'react'
import { siteSliceOf, type SliceName } from '../chrome'
import type { LoadedPage } from '../gatsby-browser/loader'
import { loadSlice } from '../gatsby-browser/runtime/loader'
import { loadMessages, localeVariantOf } from '../sites'
import type { PageContext } from '../templates/shared/page-context'
import { loadPageCode } from '../ui/lazy/page-code'

/** The slices that a page needs to look complete, by their names. */
const slicesOf = ({ site, layout }: Pick<PageContext, 'site' | 'layout'>): readonly string[] => {
  const names: readonly SliceName[] =
    layout === 'simple'
      ? ['site-logo', 'simple-footer']
      : ['site-logo', 'quick-links', 'main-menu', 'site-footer']
  return names.map((name) => siteSliceOf(name, site))
}

/** The slices on the screen now, also as unhydrated HTML. */
let mounted: readonly string[] = []

/** Remembers the slices of a page's layout. */
export function useMountedSlices({ site, layout }: Pick<PageContext, 'site' | 'layout'>): void {
  useEffect(() => {
    mounted = slicesOf({ site, ...(layout && { layout }) })
  }, [site, layout])
}

const hasContext = (
  loaded: LoadedPage | undefined,
): loaded is LoadedPage & {
  readonly json: { readonly data?: object; readonly pageContext: PageContext }
} => loaded !== undefined && 'json' in loaded && loaded.page !== undefined

/**
 * Fetches the slices of a page that are not on the screen yet, the code that it needs beside its
 * template, and its texts.
 */
export async function loadPageParts(loaded: LoadedPage | undefined): Promise<void> {
  // In development, Gatsby's own loader fetches these.
  if (process.env.NODE_ENV !== 'production' || !hasContext(loaded)) return
  const { data = {}, pageContext } = loaded.json
  const missing = slicesOf(pageContext).filter((name) => !mounted.includes(name))
  const texts = loadMessages(localeVariantOf(pageContext.site))
  await Promise.all([...missing.map(loadSlice), loadPageCode(data), texts])
}
