import { useCallback, useEffect, useState } from 'react'
import type { SiteHandle } from '../../sites'
import type { ProductDataAnswer } from './fetch-product-data'
import { fetchProductData } from './fetch-product-data'

export type ProductDataState = { readonly status: 'loading' } | ProductDataAnswer

const LOADING: ProductDataState = { status: 'loading' }

/**
 * The technical data of a product version, fetched at run time because it changes more often than
 * the website. A change of version or site ends the call under way.
 *
 * @param enabled false waits, in the state `loading`
 * @returns the state, and a function that tries again
 */
export function useProductData(code: string, site: SiteHandle, enabled = true) {
  const [attempt, setAttempt] = useState(0)
  const key = `${site}/${code}/${attempt}`
  const [settled, setSettled] = useState<{ key: string; answer: ProductDataAnswer } | null>(null)

  useEffect(() => {
    if (!enabled) return undefined
    const controller = new AbortController()
    void fetchProductData(code, site, controller.signal).then((answer) => {
      if (!controller.signal.aborted) setSettled({ key, answer })
    })
    return () => controller.abort()
  }, [code, site, key, enabled])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  // An answer counts only for what it was asked for: no old version's data under a new one's name.
  const state: ProductDataState = settled?.key === key ? settled.answer : LOADING
  return { state, retry }
}
