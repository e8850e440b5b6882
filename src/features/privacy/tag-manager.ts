import { whenIdle } from '../../ui/when-idle'
import { onPrivacyChoice, privacyChoice } from './choice'

/** The script that issues Google's own commands (static/tag-manager.js). */
const COMMANDS = '/tag-manager.js'
/** The event that the script listens to; its detail is whether statistics are allowed. */
const CONSENT = 'tag-manager-consent'

/**
 * Milliseconds. A page counts as interactive when five quiet seconds follow (web.dev, Time to
 * Interactive), so later work takes nothing from its beginning. The events until then wait in
 * `dataLayer`.
 */
const SETTLED = 6000
/** This module is loaded when the page can be used. */
const usableSince = performance.now()

/** Milliseconds without an input after which a visitor is reading and waits for no response. */
const QUIET = 2000
const INPUTS = ['pointerdown', 'keydown'] as const

/** Calls back when the page has settled, the visitor is reading and the browser is idle. */
function whenSettled(act: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(settled, Math.max(QUIET, usableSince + SETTLED - performance.now()))
  }
  const settled = () => {
    for (const input of INPUTS) window.removeEventListener(input, wait, { capture: true })
    whenIdle(act, { timeout: SETTLED })
  }
  for (const input of INPUTS) window.addEventListener(input, wait, { passive: true, capture: true })
  wait()
}

/** Whether the visitor allows it now. */
const isAllowed = () => privacyChoice()?.statistics === true

const tell = () => window.dispatchEvent(new CustomEvent(CONSENT, { detail: isAllowed() }))

function load(container: string): void {
  const script = document.createElement('script')
  script.src = COMMANDS
  script.dataset.container = container
  // A choice that was withdrawn during the download is reported once the script can listen.
  script.addEventListener('load', () => isAllowed() || tell())
  document.head.append(script)
}

/**
 * Loads the tag manager when the visitor allows it, and never before, once the page has settled. If
 * the choice is withdrawn before, here or in another tab, it stays unloaded. If it is withdrawn
 * later, the tag manager is told.
 *
 * @param container `GTM-…`
 * @param ask asks visitors who have not chosen yet
 */
export function tagManager(container: string, ask: () => void): void {
  let state: 'absent' | 'waiting' | 'loaded' = 'absent'
  const loadIfAllowed = () => {
    state = isAllowed() ? 'loaded' : 'absent'
    if (state === 'loaded') load(container)
  }
  const follow = () => {
    if (state === 'loaded') tell()
    if (state !== 'absent' || !isAllowed()) return
    state = 'waiting'
    whenSettled(loadIfAllowed)
  }
  onPrivacyChoice(follow)
  if (privacyChoice()) follow()
  else ask()
}
