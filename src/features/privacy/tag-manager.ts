import { onPrivacyChoice, privacyChoice } from './choice'

/** The script that speaks Google's own language of commands (static/tag-manager.js). */
const COMMANDS = '/tag-manager.js'

let isLoaded = false

/**
 * Milliseconds: a page counts as interactive when five quiet seconds follow (web.dev, Time to Interactive), so what
 * comes then takes nothing from its beginning. The events until then wait in `dataLayer`.
 */
const SETTLED = 6000
/** This file is asked for when the page can be used. */
const usableSince = performance.now()

/** Milliseconds without an input after which a visitor reads, and waits for no answer. */
const QUIET = 2000
const INPUTS = ['pointerdown', 'keydown'] as const

/** When the page has long answered, the visitor reads and the browser has nothing better to do. */
function whenSettled(act: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(settled, Math.max(QUIET, usableSince + SETTLED - performance.now()))
  }
  const settled = () => {
    for (const input of INPUTS) window.removeEventListener(input, wait)
    if ('requestIdleCallback' in window) window.requestIdleCallback(act, { timeout: SETTLED })
    else act()
  }
  for (const input of INPUTS) window.addEventListener(input, wait, { passive: true })
  wait()
}

function load(container: string): void {
  const script = document.createElement('script')
  script.src = COMMANDS
  script.dataset.container = container
  document.head.append(script)
}

/**
 * Loads the tag manager when the visitor allows it, and never before, once the page has settled. A choice that is taken back
 * is told to it, and holds for the next page as if there never was one.
 *
 * @param container `GTM-…`
 * @param ask asks visitors who have not chosen yet
 */
export function tagManager(container: string, ask: () => void): void {
  const follow = () => {
    if (isLoaded || !privacyChoice()?.statistics) return
    isLoaded = true
    whenSettled(() => load(container))
  }
  onPrivacyChoice(follow)
  if (privacyChoice()) follow()
  else ask()
}
