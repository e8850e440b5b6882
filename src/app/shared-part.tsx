import { useEffect, useState, type ReactElement, type ReactNode } from 'react'
import * as css from './shared-part.module.css'
import { sharedPartOf, type SharedPart } from '../chrome'
import type { LoadedPage } from '../gatsby-browser/loader'
import { loadSlice } from '../gatsby-browser/runtime/loader'
import type { SiteHandle } from '../sites'
import type { PageContext } from '../templates/shared/page-context'
import { DeferredHydration } from '../ui/hydration/deferred-hydration'
import { firstActivity } from '../ui/hydration/first-activity'
import { LazyHydrate } from '../ui/hydration/lazy-hydrate'

const load = (parts: readonly SharedPart[], site: SiteHandle): Promise<unknown> =>
  Promise.all(parts.map((part) => loadSlice(sharedPartOf(part, site))))

/** Whether the visitor has opened a menu before the script came, which the browser does alone. */
const wasFaster = () => document.querySelector('[data-overlay][open]') !== null

const nextConnection = () =>
  new Promise((settle) => window.addEventListener('online', settle, { once: true }))

/**
 * Fetches parts that the server has sent when a visitor may be about to use them: until then they are
 * HTML. What cannot be had is tried again with the next connection, without a word, because what it is for
 * works as HTML.
 */
export function wake(site: SiteHandle, ...parts: readonly SharedPart[]) {
  const tryAgain = (): Promise<unknown> =>
    load(parts, site).catch(() => nextConnection().then(tryAgain))
  return () => (wasFaster() ? Promise.resolve() : firstActivity()).then(tryAgain)
}

/**
 * Parts of links alone. What the server has sent of them stays, without code and data, until they are
 * those of another site.
 */
export function KeptParts({ site, children }: { site: SiteHandle; children: ReactNode }) {
  const [sent] = useState(site)
  return (
    <LazyHydrate when={site !== sent} className={css.kept}>
      {children}
    </LazyHydrate>
  )
}

interface WakingPartProps {
  readonly part: SharedPart
  readonly site: SiteHandle
  readonly children: ReactElement
}

/** A part of one element that is hydrated when a visitor may be about to use it. */
export const WakingPart = ({ part, site, children }: WakingPartProps) => (
  <DeferredHydration key={site} after={wake(site, part)}>
    {() => children}
  </DeferredHydration>
)

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
): loaded is LoadedPage & { readonly json: { readonly pageContext: PageContext } } =>
  loaded !== undefined && 'json' in loaded && loaded.page !== undefined

/** Fetches what stands around a page and is not on the screen already. */
export async function loadSharedParts(loaded: LoadedPage | undefined): Promise<void> {
  // While developing Gatsby's own loader has done it.
  if (process.env.NODE_ENV !== 'production' || !hasContext(loaded)) return
  const missing = partsOf(loaded.json.pageContext).filter((name) => !drawn.includes(name))
  await Promise.all(missing.map(loadSlice))
}
