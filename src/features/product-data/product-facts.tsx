import { useState } from 'react'
import { isHydrating } from '../../ui/hydration/hydration-queue'
import { lazyPart, useLazy } from '../../ui/lazy/use-lazy'
import { RichText } from '../../ui/text/rich-text'
import type { FactsView } from './facts-view'

/** The part that fetches the rows. */
const fetchedFacts = lazyPart(async () => (await import('./fetched')).FetchedFacts)

/**
 * What a buyer wants to know of a product. The build writes it into the page and not into its data: what
 * the server has sent stays as it is, and who comes from another page of the site fetches the rows.
 */
export function ProductFacts({ rows, html = '' }: FactsView) {
  const [isSent] = useState(isHydrating)
  const { Part: Fetched } = useLazy(fetchedFacts, !isSent)
  return Fetched ? <Fetched rows={rows} /> : <RichText html={html} />
}
