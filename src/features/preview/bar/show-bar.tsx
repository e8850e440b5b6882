import { createRoot } from 'react-dom/client'
import './preview.css'
import { PreviewBar } from './preview-bar'

/** How much of the window's lower edge is taken, for what else stands there (`--below`). */
function reserveRoom(bar: HTMLElement): void {
  const { style } = document.documentElement
  new ResizeObserver(() => style.setProperty('--below', `${bar.offsetHeight}px`)).observe(bar)
}

/**
 * Shows the bar of a preview, beside the page and not in it, so that it stays whatever becomes of the page.
 *
 * @param askAgain asks for the draft of a page
 */
export function showBar(askAgain: (path: string) => void): void {
  const place = document.createElement('div')
  place.className = 'preview-place'
  document.body.append(place)
  reserveRoom(place)
  createRoot(place).render(<PreviewBar askAgain={askAgain} />)
}
