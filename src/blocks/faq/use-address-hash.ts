import { useEffect, useState } from 'react'

/**
 * The place that the address asks for, without its `#`. Empty on the server and while the HTML is
 * taken over; it follows the visitor's steps, links on the page and client-side navigation.
 */
export function useAddressHash(): string {
  const [hash, setHash] = useState('')
  // After every drawing, because the router changes the address without an event and draws again.
  useEffect(() => setHash(window.location.hash.slice(1)))
  useEffect(() => {
    const read = () => setHash(window.location.hash.slice(1))
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  return hash
}
