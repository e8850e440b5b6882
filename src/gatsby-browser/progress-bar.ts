import * as css from './progress-bar.module.css'

/** What is there sooner is not waited for (requirements 9, fetch minimum delay), in milliseconds. */
const MINIMUM_DELAY = 200
/** How far each step takes the bar, in hundredths of its way (requirements 9). */
const STEPS = [30, 45]
/** The second step is for those who wait long, in milliseconds after the first. */
const NEXT_STEP = 1000
/** How long the full bar stays: the slow duration of requirements 9, in milliseconds. */
const FULL = 500

const advance = (bar: HTMLElement, value: number): void => {
  bar.ariaValueNow = String(value)
  // A script may set what the security policy forbids in the document.
  bar.style.transform = `scaleX(${value / 100})`
}

function show(label: string): HTMLElement {
  const bar = document.createElement('div')
  bar.className = css.bar ?? ''
  bar.role = 'progressbar'
  bar.ariaLabel = label
  document.body.append(bar)
  // From nothing to the first step in a movement, which needs a place to start from.
  bar.getBoundingClientRect()
  return bar
}

/**
 * Shows a thin bar at the top of the window while something loads that takes longer than a moment.
 *
 * @param loading what is waited for; how it ends does not matter
 * @param label what the bar is called, in the language of the page
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
