import { useEffect, useState, type RefObject, type SyntheticEvent } from 'react'

/**
 * The fragment of the URL, without its `#`. It is empty on the server and during hydration. It
 * follows going back and forward, links on the page and client-side navigation.
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

/**
 * Opens the disclosure (`<details id>`) within an element that the URL's fragment names, and
 * scrolls to it.
 */
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
 * Puts the id of an opened disclosure into the page's URL, so that visitors can copy and send it.
 * For the `onToggle` of a disclosure with an `id`.
 */
export function keepInAddress({
  currentTarget: { open, id },
}: SyntheticEvent<HTMLDetailsElement>): void {
  const { history, location } = window
  if (open && id && location.hash !== `#${id}`) history.replaceState(history.state, '', `#${id}`)
}
