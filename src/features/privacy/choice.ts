import { useSyncExternalStore } from 'react'

/** A visitor's consents besides the site itself. */
export interface PrivacyChoice {
  /** The tag manager, and with it the analytics scripts. */
  readonly statistics: boolean
  /** Content of other services within pages. */
  readonly external: boolean
}

/** Its key in the storage, with the day of the choice. */
const KEY = 'privacy-choice'
/** Sent to the window when a visitor has chosen. */
const CHOSEN = 'privacy-choice'
/**
 * Six months. Not sooner may a site ask again (Garante per la protezione dei dati personali,
 * guidelines on cookies of 10 June 2021). And not longer should it rely on a choice (CNIL,
 * recommendation of 17 September 2020).
 */
const KEPT_MS = 182 * 24 * 60 * 60 * 1000

/** For browsers that refuse storage: the choice then holds for this page alone. */
let unkept: string | null = null

function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return unkept
  }
}

function parse(text: string | null): PrivacyChoice | null {
  const [day = '', ...allowed] = (text ?? '').split(' ')
  const age = Date.now() - Date.parse(day)
  if (!(age >= 0 && age < KEPT_MS)) return null
  return { statistics: allowed.includes('statistics'), external: allowed.includes('external') }
}

/** The visitor's choice; `null` without one, or when it has expired. */
export const privacyChoice = (): PrivacyChoice | null => parse(stored())

/** Stores a choice, and notifies all listeners. */
export function choosePrivacy({ statistics, external }: PrivacyChoice): void {
  unkept = [
    new Date().toISOString(),
    ...(statistics ? ['statistics'] : []),
    ...(external ? ['external'] : []),
  ].join(' ')
  try {
    localStorage.setItem(KEY, unkept)
  } catch {
    // The choice holds for this page.
  }
  window.dispatchEvent(new Event(CHOSEN))
}

/**
 * Calls back at each choice, also in another tab, and when the browser restores this page after a
 * choice on another page of the tab.
 *
 * @returns stops it
 */
export function onPrivacyChoice(listener: () => void): () => void {
  const onRestored = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener()
  }
  window.addEventListener(CHOSEN, listener)
  window.addEventListener('storage', listener)
  window.addEventListener('pageshow', onRestored)
  return () => {
    window.removeEventListener('pageshow', onRestored)
    window.removeEventListener(CHOSEN, listener)
    window.removeEventListener('storage', listener)
  }
}

/**
 * Whether the visitor allows something. The HTML is the same for all visitors, so it is false at
 * first.
 */
export const useAllows = (what: keyof PrivacyChoice): boolean =>
  useSyncExternalStore(
    onPrivacyChoice,
    () => privacyChoice()?.[what] ?? false,
    () => false,
  )
