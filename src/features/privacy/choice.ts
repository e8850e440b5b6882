import { useSyncExternalStore } from 'react'

/** What a visitor allows besides the site itself. */
export interface PrivacyChoice {
  /** The tag manager, and with it what measures visits. */
  readonly statistics: boolean
  /** Content of other services within pages. */
  readonly external: boolean
}

/** Where it is kept, with the day of the choice. */
const KEY = 'privacy-choice'
/** Sent to the window when somebody has chosen. */
const CHOSEN = 'privacy-choice'
/**
 * Six months: not sooner may be asked again (Garante per la protezione dei dati personali, guidelines on cookies of
 * 10 June 2021), and not longer should be relied on (CNIL, recommendation of 17 September 2020).
 */
const KEPT_MS = 182 * 24 * 60 * 60 * 1000

/** For browsers that refuse their storage: a choice holds for this page alone. */
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

/** What the visitor has chosen; `null` when nothing, or so long ago that it does not count. */
export const privacyChoice = (): PrivacyChoice | null => parse(stored())

/** Keeps a choice, and tells everyone who listens. */
export function choosePrivacy({ statistics, external }: PrivacyChoice): void {
  unkept = [
    new Date().toISOString(),
    ...(statistics ? ['statistics'] : []),
    ...(external ? ['external'] : []),
  ].join(' ')
  try {
    localStorage.setItem(KEY, unkept)
  } catch {
    // It holds for this page.
  }
  window.dispatchEvent(new Event(CHOSEN))
}

/**
 * Calls back at each choice, also in another tab, and when the browser restores this page after a choice on
 * another page of the tab.
 *
 * @returns ends it
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

/** Whether the visitor allows something. The HTML is the same for everyone, so nobody does at first. */
export const useAllows = (what: keyof PrivacyChoice): boolean =>
  useSyncExternalStore(
    onPrivacyChoice,
    () => privacyChoice()?.[what] ?? false,
    () => false,
  )
