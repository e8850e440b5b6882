import { useEffect, useState } from 'react'
import { create } from 'zustand'

/** How many can stand side by side and still be read. */
export const MOST = 4

/** A product or a version that a visitor wants to compare, by its code, which all sites share. */
export interface Chosen {
  readonly code: string
  readonly title: string
}

/** What the visitor has just done, to be said to those who do not see it. */
export type Said =
  { readonly what: 'added' | 'removed'; readonly title: string } | { readonly what: 'cleared' }

interface Choosing {
  readonly chosen: readonly Chosen[]
  /** `null` for what was chosen on a page before. */
  readonly said: Said | null
}

/** In the session storage: what is chosen is known on all pages of the tab, and on no other. */
const KEY = 'compare'

/** What has been chosen on pages before; nothing where there is no storage, as in the build. */
function kept(): readonly Chosen[] {
  try {
    const pairs = new URLSearchParams(window.sessionStorage.getItem(KEY) ?? '')
    return [...pairs].slice(0, MOST).map(([code, title]) => ({ code, title }))
  } catch {
    return []
  }
}

const useStore = create<Choosing>()(() => ({ chosen: kept(), said: null }))

// A page that the browser kept as it was does not know what has been chosen on others since.
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
    // It is forgotten with the page.
  }
}

/** Chooses one more, unless there are as many as can be; or does without one that is chosen. */
export function toggleChosen({ code, title }: Chosen): void {
  const { chosen } = useStore.getState()
  const others = chosen.filter((other) => other.code !== code)
  if (others.length < chosen.length) choose(others, { what: 'removed', title })
  else if (chosen.length < MOST) choose([...chosen, { code, title }], { what: 'added', title })
}

export const clearChosen = (): void => choose([], { what: 'cleared' })

/**
 * What is chosen, and what was said of it last. Nothing while the HTML is hydrated, which is the same
 * for all visitors.
 */
export function useChoosing(): Choosing {
  const [choosing, setChoosing] = useState<Choosing>({ chosen: [], said: null })
  useEffect(() => {
    setChoosing(useStore.getState())
    return useStore.subscribe(setChoosing)
  }, [])
  return choosing
}

/** Tells of every change. */
export const onChosen = (follow: (chosen: readonly Chosen[]) => void): (() => void) =>
  useStore.subscribe(({ chosen }) => follow(chosen))

/** What is chosen at the moment. */
export const chosenNow = (): readonly Chosen[] => useStore.getState().chosen
