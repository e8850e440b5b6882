import { useEffect, useState } from 'react'

/**
 * A parameter of the page's address. Null on the server and while the HTML is taken over, because
 * the HTML is the same for every address of the page; then its value, also after going back.
 */
export function useAddressParameter(name: string): string | null {
  const [value, setValue] = useState<string | null>(null)
  useEffect(() => {
    const read = () => setValue(new URLSearchParams(window.location.search).get(name))
    read()
    window.addEventListener('popstate', read)
    return () => window.removeEventListener('popstate', read)
  }, [name])
  return value
}
