import { useCallback, useEffect, useState } from 'react'
import { useSite } from '../../ui/site-context'
import { fetchSiteData } from '../site-data'
import { CARDS_PER_FILE, type CatalogueCard } from '../catalogue'

type Files = ReadonlyMap<number, readonly CatalogueCard[]>

/**
 * Loads the cards of products.
 *
 * @param products indexes in the catalogue
 * @returns a card by index, `undefined` while it is loading; `failed` when a file failed to load,
 *   and `retry`
 */
export function useCards(products: readonly number[]) {
  const { handle } = useSite()
  const [files, setFiles] = useState<Files>(new Map())
  const [failed, setFailed] = useState(false)
  const wanted = [...new Set(products.map((product) => Math.floor(product / CARDS_PER_FILE)))]
  const missing = wanted.filter((file) => !files.has(file)).join()

  useEffect(() => {
    if (missing === '' || failed) return undefined
    let here = true
    for (const file of missing.split(',').map(Number)) {
      fetchSiteData(handle, `catalogue-cards-${file}`).then(
        ({ cards }) => here && setFiles((now) => new Map(now).set(file, cards)),
        () => here && setFailed(true),
      )
    }
    return () => {
      here = false
    }
  }, [handle, missing, failed])

  const cardOf = useCallback(
    (product: number) =>
      files.get(Math.floor(product / CARDS_PER_FILE))?.[product % CARDS_PER_FILE],
    [files],
  )
  return {
    cardOf,
    failed,
    retry: () => setFailed(false),
  }
}
