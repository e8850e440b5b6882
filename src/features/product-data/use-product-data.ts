import { useCallback, useEffect, useState } from 'react'
import type { SiteHandle } from '../../sites'
import type { LocalProductData, ProductDataAnswer } from './fetch-product-data'
import { fetchProductData } from './fetch-product-data'

export type ProductDataState =
  { readonly status: 'loading'; readonly before: LocalProductData | null } | ProductDataAnswer

interface Settled {
  readonly key: string
  readonly answer: ProductDataAnswer
}

/**
 * The technical data of a product version, fetched at run time because they change more often than
 * the website. A change of version or site aborts the call under way.
 *
 * @returns the state, and a function that tries again. While another version's data are loading,
 *   `before` holds the data that were shown last: their shape is a good guess.
 */
export function useProductData(code: string, site: SiteHandle) {
  const [attempt, setAttempt] = useState(0)
  const key = `${site}/${code}/${attempt}`
  const [settled, setSettled] = useState<Settled | null>(null)

  useEffect(() => {
    const controller = new AbortController()
    void fetchProductData(code, site, controller.signal).then((answer) => {
      if (!controller.signal.aborted) setSettled({ key, answer })
    })
    return () => controller.abort()
  }, [code, site, key])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  // An answer counts only for its own request: no old version's data under a new one's name.
  const before = settled?.answer.status === 'ready' ? settled.answer.data : null
  const state: ProductDataState =
    settled?.key === key ? settled.answer : { status: 'loading', before }
  return { state, retry }
}
