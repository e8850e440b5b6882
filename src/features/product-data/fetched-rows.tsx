import { LoadFailed } from '../../ui/lazy/load-failed'
import { RichText } from '../../ui/text/rich-text'
import { useSiteData } from '../site-data'
import { htmlOf } from './sent-rows'
import type { SentProps } from './sent'

/** Rows of a product, from the file that holds those of all products of the site. */
export function FetchedRows({ as, rows }: SentProps) {
  const file = useSiteData('product-facts')
  if (file.state === 'failed') return <LoadFailed onRetry={file.retry} />
  const known = file.state === 'ready' ? file.data : {}
  return (
    <RichText
      by="site"
      html={htmlOf(
        as,
        rows.flatMap((id) => known[id] ?? []),
      )}
    />
  )
}
