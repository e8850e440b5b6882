import * as css from './progress-bar.module.css'

/**
 * Loads that are faster than this show no bar (requirements 9, fetch minimum delay), in
 * milliseconds.
 */
const MINIMUM_DELAY = 200
/** How far each step moves the bar, in hundredths of its way (requirements 9). */
const STEPS = [30, 45]
/** The delay before the second step, for long loads, in milliseconds after the first. */
const NEXT_STEP = 1000
/** How long the full bar stays: the slow duration of requirements 9, in milliseconds. */
const FULL = 500

const advance = (bar: HTMLElement, value: number): void => {
  bar.ariaValueNow = String(value)
  // The security policy forbids this in the document, but a script may set it.
  bar.style.transform = `scaleX(${value / 100})`
}

function show(label: string): HTMLElement {
  const bar = document.createElement('div')
  bar.className = css.bar ?? ''
  bar.role = 'progressbar'
  bar.ariaLabel = label
  document.body.append(bar)
  // Forces a layout, so that the bar moves from zero to the first step.
  bar.getBoundingClientRect()
  return bar
}

/**
 * Shows a thin bar at the top of the window while something loads slowly.
 *
 * @param loading ends the bar, also by failing
 * @param label names the bar, in the language of the page
 */
export function showProgress(loading: Promise<unknown>, label: () => string): void {
  let bar: HTMLElement | null = null
  let value = 0
  const timers = STEPS.map((step, index) =>
    setTimeout(
      () => {
        bar ??= show(label())
        advance(bar, (value += step))
      },
      MINIMUM_DELAY + index * NEXT_STEP,
    ),
  )
  const finish = () => {
    timers.forEach(clearTimeout)
    if (!bar) return
    advance(bar, 100)
    setTimeout(() => bar?.remove(), FULL)
  }
  loading.then(finish, finish)
}
