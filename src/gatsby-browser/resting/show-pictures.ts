import { onceWanted } from '../../ui/hydration/use-near-viewport'
import { shownPictures } from '../../ui/media/shown-pictures'

/** Whether a picture is what stands there for visitors without a script: to those with one it is text. */
const holdsPicture = ({ textContent }: Element): boolean => textContent.startsWith('<picture')

function show(noscript: Element): void {
  // Only now: to parse all pictures of a page would keep a phone busy.
  const { body } = new DOMParser().parseFromString(noscript.textContent, 'text/html')
  const address = body.querySelector('img')?.getAttribute('src')
  // Hydration takes it over (`Picture`).
  if (address) shownPictures.add(address)
  noscript.replaceWith(...body.children)
}

/**
 * Shows the pictures of a page that rests as they come near. Before printing it shows all of them. The components do the
 * same once they are hydrated.
 *
 * @returns ends it: from then on those are asked
 */
export function showPictures(): () => void {
  const ends = [...document.querySelectorAll('main noscript')]
    .filter(holdsPicture)
    .map((noscript) => onceWanted(noscript.parentElement ?? noscript, () => show(noscript)))
  return () => ends.forEach((end) => end())
}
