import { useEffect, useState } from 'react'

/** Told by this module, because the browser tells of no address that a script wrote. */
const WRITTEN = 'address-parameter-written'

const read = (name: string) => new URLSearchParams(window.location.search).get(name)

/**
 * A parameter of the page's address. Null on the server and while the HTML is hydrated, because
 * the HTML is the same for every address of the page; then its value, also after going back.
 */
export function useAddressParameter(name: string): string | null {
  const [value, setValue] = useState<string | null>(null)
  // After every drawing, because the router changes the address without an event and draws again.
  useEffect(() => setValue(read(name)))
  useEffect(() => {
    const follow = () => setValue(read(name))
    window.addEventListener('popstate', follow)
    window.addEventListener(WRITTEN, follow)
    return () => {
      window.removeEventListener('popstate', follow)
      window.removeEventListener(WRITTEN, follow)
    }
  }, [name])
  return value
}

/**
 * Writes a parameter into the page's address as a step of its own, so that going back undoes it.
 * It is no visit to another page: nothing scrolls, and no page view is counted. What stands there
 * already is no step.
 */
export function writeAddressParameter(name: string, value: string): void {
  if (read(name) === value) return
  const address = new URL(window.location.href)
  address.searchParams.set(name, value)
  window.history.pushState(window.history.state, '', address)
  window.dispatchEvent(new Event(WRITTEN))
}
