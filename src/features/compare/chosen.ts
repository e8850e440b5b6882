import { useEffect, useState } from 'react'
import { create } from 'zustand'

/** How many machines fit side by side and can still be read. */
export const MOST = 4

/** A product or a version that a visitor wants to compare, by its code, which all sites share. */
export interface Chosen {
  readonly code: string
  readonly title: string
}

/** The visitor's last action, to be announced to screen readers. */
export type Said =
  { readonly what: 'added' | 'removed'; readonly title: string } | { readonly what: 'cleared' }

interface Choosing {
  readonly chosen: readonly Chosen[]
  /** `null` for machines that were chosen on an earlier page. */
  readonly said: Said | null
}

/** In the session storage: the choice is known on all pages of the tab, and in no other tab. */
const KEY = 'compare'

/** The machines chosen on earlier pages; empty where there is no storage, as in the build. */
function kept(): readonly Chosen[] {
  try {
    const pairs = new URLSearchParams(window.sessionStorage.getItem(KEY) ?? '')
    return [...pairs].slice(0, MOST).map(([code, title]) => ({ code, title }))
  } catch {
    return []
  }
}

const useStore = create<Choosing>()(() => ({ chosen: kept(), said: null }))

// A page from the browser's back/forward cache does not know later choices.
if (typeof window !== 'undefined') {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) useStore.setState({ chosen: kept(), said: null })
  })
}

/** Chooses these and no others. */
export function choose(chosen: readonly Chosen[], said: Said | null = null): void {
  useStore.setState({ chosen, said })
  try {
    const pairs = chosen.map(({ code, title }) => [code, title])
    window.sessionStorage.setItem(KEY, new URLSearchParams(pairs).toString())
  } catch {
    // Without storage the choice is forgotten with the page.
  }
}

/** Adds a machine, unless the maximum is reached, or removes a chosen one. */
export function toggleChosen({ code, title }: Chosen): void {
  const { chosen } = useStore.getState()
  const others = chosen.filter((other) => other.code !== code)
  if (others.length < chosen.length) choose(others, { what: 'removed', title })
  else if (chosen.length < MOST) choose([...chosen, { code, title }], { what: 'added', title })
}

export const clearChosen = (): void => choose([], { what: 'cleared' })

/**
 * The chosen machines, and the last announcement. Empty during hydration: the HTML is the same for
 * all visitors.
 */
export function useChoosing(): Choosing {
  const [choosing, setChoosing] = useState<Choosing>({ chosen: [], said: null })
  useEffect(() => {
    setChoosing(useStore.getState())
    return useStore.subscribe(setChoosing)
  }, [])
  return choosing
}

/** Subscribes to changes of the choice. */
export const onChosen = (follow: (chosen: readonly Chosen[]) => void): (() => void) =>
  useStore.subscribe(({ chosen }) => follow(chosen))

/** The machines chosen now. */
export const chosenNow = (): readonly Chosen[] => useStore.getState().chosen
