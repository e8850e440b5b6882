import { useEffect, useRef, useState } from 'react'
import { isServer, useIsHydrating } from '../../ui/hydration/hydrating'
import { listingUrl } from '../../routes'
import { countIn, mergedParts } from './merge-parts'
import { remember, rememberedPages, restoreScroll } from './history-state'
import type { ListingPart, ListingView } from './view-models'

/** The source of a list's pages; `address` is the URL of a page for visitors. */
export interface PageSource {
  /** The page, if it is loaded already. */
  readonly known: (address: string) => ListingView | null
  /** @throws when the page fails to load */
  readonly load: (address: string) => Promise<ListingView>
}

/** A list that grows. */
export interface GrowingList {
  readonly parts: readonly ListingPart[]
  readonly shown: number
  /** The URL of the next page, `null` when all are loaded. */
  readonly next: string | null
  readonly state: 'idle' | 'loading' | 'failed'
  /** The first entry of the page that the visitor loaded last. */
  readonly firstNew: string | null
  readonly loadMore: () => void
}

/** The pages that a visitor had loaded before, as far as they are in memory. */
function pagesAtHand(first: ListingView, source: PageSource): ListingView[] {
  const pages = [first]
  for (let number = first.page + 1; number <= rememberedPages(); number += 1) {
    const page = source.known(listingUrl(first.path, number))
    if (!page) break
    pages.push(page)
  }
  return pages
}

/** Loads the pages after the last one, up to a number. */
async function loadUntil(pages: readonly ListingView[], until: number, source: PageSource) {
  const [first] = pages
  const all = [...pages]
  if (!first) return all
  for (let number = first.page + pages.length; number <= until; number += 1) {
    all.push(await source.load(listingUrl(first.path, number)))
  }
  return all
}

/**
 * A list that loads more pages into itself. After going back to it, its loaded pages are there
 * again. Pages in memory show at once. So the scroll position fits.
 *
 * @param first the page of the URL; another one needs a new mount of the list
 * @param source the same object at every call
 */
export function useLoadMore(first: ListingView, source: PageSource): GrowingList {
  const isInHtml = useIsHydrating() || isServer
  const [pages, setPages] = useState<readonly ListingView[]>(() =>
    isInHtml ? [first] : pagesAtHand(first, source),
  )
  const [state, setState] = useState<GrowingList['state']>('idle')
  const [firstNew, setFirstNew] = useState<string | null>(null)
  const mounted = useRef(false)
  const restored = useRef(false)
  const last = pages.at(-1) ?? first

  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])

  // The page was hydrated from the server's HTML, which has only one page of the list.
  useEffect(() => {
    if (restored.current) return
    restored.current = true
    const until = Math.min(rememberedPages(), first.pages)
    if (until <= last.page) return
    loadUntil(pages, until, source).then(
      (all) => {
        if (!mounted.current) return
        setPages(all)
        restoreScroll()
      },
      // The link to the next page still works.
      () => undefined,
    )
  }, [first, last, pages, source])

  const loadMore = () => {
    if (state === 'loading') return
    setState('loading')
    loadUntil(pages, last.page + 1, source).then(
      (all) => {
        if (!mounted.current) return
        remember({ loadedPages: last.page + 1 })
        setPages(all)
        setFirstNew(all.at(-1)?.parts[0]?.items[0]?.id ?? null)
        setState('idle')
      },
      () => mounted.current && setState('failed'),
    )
  }

  const parts = mergedParts(pages)
  return {
    parts,
    shown: countIn(parts),
    next: last.page < first.pages ? listingUrl(first.path, last.page + 1) : null,
    state,
    firstNew,
    loadMore,
  }
}
