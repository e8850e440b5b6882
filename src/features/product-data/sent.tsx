import { useState } from 'react'
import { useIsHydrating } from '../../ui/hydration/hydration-tree'
import { lazyPart, useLazy } from '../../ui/lazy/use-lazy'
import { RichText } from '../../ui/text/rich-text'
import type { SentRows } from './sent-rows'

export interface SentProps extends SentRows {
  readonly as: 'table' | 'figure'
}

/** The part that fetches the rows. */
const fetchedRows = lazyPart(async () => (await import('./fetched')).FetchedRows)

/**
 * Facts and drawings of a product. The build writes them into the page and not into its data: what the
 * server has sent stays as it is; who comes from another page of the site, or chooses a version with other
 * ones, fetches them.
 */
export function Sent(props: SentProps) {
  const { rows, html = '' } = props
  const wanted = rows.join()
  const [sent] = useState(useIsHydrating() && wanted)
  const { Part: Fetched } = useLazy(fetchedRows, sent !== wanted)
  return Fetched ? <Fetched {...props} /> : <RichText html={html} by="site" />
}
