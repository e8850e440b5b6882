import { whenIdle } from '../../ui/when-idle'
import { onPrivacyChoice, privacyChoice } from './choice'

/** The script that speaks Google's own language of commands (static/tag-manager.js). */
const COMMANDS = '/tag-manager.js'
/** What it listens to: an event whose detail is whether statistics are allowed. */
const CONSENT = 'tag-manager-consent'

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
  // What is taken back while it comes is said when it can hear.
  script.addEventListener('load', () => isAllowed() || tell())
  document.head.append(script)
}

/**
 * Loads the tag manager when the visitor allows it, and never before, once the page has settled. A choice that is
 * taken back by then, here or in another tab, leaves it unloaded; one that is taken back later is told to it.
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
