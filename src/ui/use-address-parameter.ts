import { useSyncExternalStore } from 'react'

const subscribe = (onChange: () => void) => {
  window.addEventListener('popstate', onChange)
  return () => window.removeEventListener('popstate', onChange)
}

const read = (name: string): string | null =>
  typeof window === 'undefined' ? null : new URLSearchParams(window.location.search).get(name)

/**
 * A parameter of the page's address. Null on the server and while the HTML is taken over, because
 * the HTML is the same for every address of the page; then its value, also after going back.
 */
export const useAddressParameter = (name: string): string | null =>
  useSyncExternalStore(
    subscribe,
    () => read(name),
    () => null,
  )
