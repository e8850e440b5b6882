import { onceNear } from '../../ui/hydration/use-near-viewport'
import { shownPictures } from '../../ui/media/shown-pictures'

/** What stands there for visitors without a script: to those with one it is text. */
function pictureOf(noscript: Element): Element | null {
  const { textContent } = noscript
  if (!textContent.startsWith('<picture')) return null
  return new DOMParser().parseFromString(textContent, 'text/html').querySelector('picture')
}

function show(noscript: Element, picture: Element): void {
  const address = picture.querySelector('img')?.getAttribute('src')
  // Hydration takes it over (`Picture`); one of which it has the markup already is not found otherwise.
  if (address) shownPictures.add(address)
  noscript.replaceWith(picture)
}

/**
 * Shows the pictures of a page that rests as they come near, as its components do when they are hydrated.
 *
 * @returns ends it: from then on those are asked
 */
export function showPictures(): () => void {
  const ends = [...document.querySelectorAll('main noscript')].map((noscript) => {
    const picture = pictureOf(noscript)
    const { parentElement: frame } = noscript
    return picture && frame ? onceNear(frame, () => show(noscript, picture)) : () => undefined
  })
  return () => ends.forEach((end) => end())
}
