import { LoadFailed } from '../../ui/lazy/load-failed'
import { RichText } from '../../ui/text/rich-text'
import { useSiteData } from '../site-data'
import { factsTable } from './facts-table'
import type { FactsView } from './facts-view'

type Rows = Pick<FactsView, 'rows'>

function Facts({ rows }: Rows) {
  const file = useSiteData('product-facts')
  if (file.state === 'failed') return <LoadFailed onRetry={file.retry} />
  const known = file.state === 'ready' ? file.data : {}
  return <RichText html={factsTable(rows.flatMap((id) => known[id] ?? []))} />
}

/** The facts of a product, from the file that holds those of all products of the site. */
export const FetchedFacts = ({ rows }: Rows) => <Facts key={rows.join()} rows={rows} />
