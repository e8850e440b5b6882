import { onceWanted } from '../../ui/hooks/use-near-viewport'
import { shownPictures } from '../../ui/media/shown-pictures'
import { whenIdle } from '../../ui/when-idle'

/**
 * Whether an element holds a picture for visitors without a script. For all others its content is
 * text.
 */
const holdsPicture = ({ textContent }: Element): boolean => textContent.startsWith('<picture')

const picturesToCome = () => [...document.querySelectorAll('main noscript')].filter(holdsPicture)

/** The address of the picture, as it is written in its HTML. */
const writtenAddress = ({ textContent }: Element) => / src="[^"]*"/.exec(textContent)?.[0]

/**
 * Shows a picture in all its places: hydration takes it over by its address (`Picture`), and React
 * replaces a part whose HTML is another than its components render.
 */
function show(noscript: Element): void {
  const written = writtenAddress(noscript)
  for (const each of picturesToCome()) {
    if (writtenAddress(each) !== written) continue
    // Not earlier: parsing all pictures of a page would keep a phone busy.
    const { body } = new DOMParser().parseFromString(each.textContent, 'text/html')
    const address = body.querySelector('img')?.getAttribute('src')
    if (address) shownPictures.add(address)
    each.replaceWith(...body.children)
  }
}

/**
 * Shows the pictures of static content as they come near. Before printing it shows all of them. The
 * components do the same once they are hydrated.
 *
 * @returns a function that ends it, for when the components take over
 */
export function showPictures(): () => void {
  const ends = picturesToCome().map((noscript) =>
    onceWanted(noscript.parentElement ?? noscript, () => show(noscript)),
  )
  return () => ends.forEach((end) => end())
}

/** On a first visit (`data-first-visit`), `global.css` lays these out as they come near. */
const LAID_OUT_LATE = 'main > [data-static], main ~ [data-static]'

/**
 * One part per frame. Laying out a page's whole length at once would keep a phone busy for 0.1 to
 * 0.2 s.
 */
function layOut([part, ...others]: readonly HTMLElement[]): void {
  if (!part) return
  part.style.contentVisibility = 'visible'
  requestAnimationFrame(() => whenIdle(() => layOut(others)))
}

/**
 * On a first visit the height below the first screen is an estimate until hydration. With hydration
 * on interaction that may be late: a visitor who scrolls needs the real height before.
 */
export const layOutWhenIdle = (): void =>
  whenIdle(() => layOut([...document.querySelectorAll<HTMLElement>(LAID_OUT_LATE)]))
