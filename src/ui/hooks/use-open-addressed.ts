import { useEffect, useState, type RefObject, type SyntheticEvent } from 'react'

/**
 * The place that the address asks for, without its `#`. Empty on the server and while the HTML is
 * hydrated; it follows the visitor's steps, links on the page and client-side navigation.
 */
function useAddressHash(): string {
  const [hash, setHash] = useState('')
  // After every render, because the router changes the address without an event and renders again.
  useEffect(() => setHash(window.location.hash.slice(1)))
  useEffect(() => {
    const read = () => setHash(window.location.hash.slice(1))
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  return hash
}

/** Opens the disclosure (`<details id>`) within an element that the address asks for, and shows it. */
export function useOpenAddressed(ref: RefObject<HTMLElement>): void {
  const asked = useAddressHash()
  useEffect(() => {
    const element = document.getElementById(asked)
    if (!(element instanceof HTMLDetailsElement) || !ref.current?.contains(element)) return
    if (element.open) return
    element.open = true
    element.scrollIntoView()
  }, [asked, ref])
}

/**
 * What a visitor opens becomes the address of the page, to be copied and sent. For the `onToggle` of
 * a disclosure with an `id`.
 */
export function keepInAddress({
  currentTarget: { open, id },
}: SyntheticEvent<HTMLDetailsElement>): void {
  const { history, location } = window
  if (open && id && location.hash !== `#${id}`) history.replaceState(history.state, '', `#${id}`)
}
