/** A finger's click comes after the finger is up; later than this, in milliseconds, it does not come. */
const CLICK_MS = 300

/** Whether a pointer is down, or what it pressed has not heard of its click yet. */
let isPressed = false
let timer: ReturnType<typeof setTimeout> | undefined
const waiting = new Set<() => void>()

function release(): void {
  isPressed = false
  for (const run of waiting) run()
  waiting.clear()
}

function releaseIn(ms: number): void {
  clearTimeout(timer)
  if (isPressed) timer = setTimeout(release, ms)
}

function press(): void {
  clearTimeout(timer)
  isPressed = true
}

const on = (type: string, listener: () => void) =>
  window.addEventListener(type, listener, { capture: true, passive: true })

if (typeof window !== 'undefined') {
  on('pointerdown', press)
  on('pointerup', () => releaseIn(CLICK_MS))
  on('pointercancel', () => releaseIn(0))
  on('click', () => releaseIn(0))
}

/**
 * Runs something that takes elements away when no press is under way: of an element that is gone between the
 * press and the release, the browser sends no click.
 *
 * @returns takes it back
 */
export function whenReleased(run: () => void): () => void {
  if (isPressed) waiting.add(run)
  else run()
  return () => void waiting.delete(run)
}
