/** Requirements 9: a window that is being resized is measured once its size is steady, in milliseconds. */
const RESIZE_DEBOUNCE = 150

/**
 * Calls back each time the window has a new size.
 *
 * @returns stops it
 */
export function onResized(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const runLater = () => {
    clearTimeout(timer)
    timer = setTimeout(run, RESIZE_DEBOUNCE)
  }
  window.addEventListener('resize', runLater)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('resize', runLater)
  }
}
