import { useState, type ReactElement, type ReactNode } from 'react'
import * as css from './shared-part.module.css'
import { sharedPartOf, type SharedPart } from '../chrome'
import { loadSlice } from '../gatsby-browser/runtime/loader'
import type { SiteHandle } from '../sites'
import { DeferredHydration } from '../ui/hydration/deferred-hydration'
import { firstActivity } from '../ui/hydration/first-activity'
import { LazyHydrate } from '../ui/hydration/lazy-hydrate'
import { untilLoaded } from '../ui/lazy/until-loaded'

const load = (parts: readonly SharedPart[], site: SiteHandle): Promise<unknown> =>
  Promise.all(parts.map((part) => loadSlice(sharedPartOf(part, site))))

/** Whether the visitor has opened a menu before the script came, which the browser does alone. */
const wasFaster = () => document.querySelector('[data-overlay][open]') !== null

/**
 * Fetches parts that the server has sent when a visitor may be about to use them: until then they are
 * HTML, as which they work.
 */
export const wake =
  (site: SiteHandle, ...parts: readonly SharedPart[]) =>
  () =>
    (wasFaster() ? Promise.resolve() : firstActivity()).then(() =>
      untilLoaded(() => load(parts, site)),
    )

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
