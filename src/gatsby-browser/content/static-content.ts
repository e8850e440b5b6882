import { onceWanted } from '../../ui/hooks/use-near-viewport'
import { shownPictures } from '../../ui/media/shown-pictures'
import { whenIdle } from '../../ui/when-idle'

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
 * Shows the pictures of static content as they come near. Before printing it shows all of them. The components do the
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

/** On a first visit (`data-first-visit`), `global.css` lays these out as they come near. */
const LAID_OUT_LATE = 'main > [data-static], main ~ [data-static]'

/** A part a frame: laid out at once, a page's whole length is a task that a phone is busy with for 0.1 to 0.2 s. */
function layOut([part, ...others]: readonly HTMLElement[]): void {
  if (!part) return
  part.style.contentVisibility = 'visible'
  requestAnimationFrame(() => whenIdle(() => layOut(others)))
}

/**
 * On a first visit the height below the first screen is an estimate until hydration. On interaction that may be long
 * after a visitor who scrolls has to know how long the page is.
 */
export const layOutWhenIdle = (): void =>
  whenIdle(() => layOut([...document.querySelectorAll<HTMLElement>(LAID_OUT_LATE)]))
