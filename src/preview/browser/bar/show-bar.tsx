import { createRoot } from 'react-dom/client'
import './preview.css'
import { PreviewBar } from './preview-bar'

/** The height of the bar at the window's lower edge, for other elements there (`--below`). */
function reserveRoom(bar: HTMLElement): void {
  const { style } = document.documentElement
  new ResizeObserver(() => style.setProperty('--below', `${bar.offsetHeight}px`)).observe(bar)
}

/**
 * Shows the bar of a preview, beside the page and not in it, so that it stays whatever happens to
 * the page.
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
