import { textsFor } from '../../sites'
import { useElementId } from '../../ui/hooks/use-element-id'
import { LinkRows } from '../../ui/controls/link-rows'
import { useSite } from '../../ui/site-context'
import { useSiteData } from '../site-data'
import { nearestPages } from './nearest-pages'
import './suggestions.css'
import { suggestionsTitle } from './suggestions-texts'

/**
 * The pages of the site that a visitor may have meant by a path that does not exist (requirements
 * 8). It shows nothing when no page is near, and nothing until that is known. The page explains the
 * error without them.
 *
 * @param path that was asked for
 */
export function Suggestions({ path }: { readonly path: string }) {
  const { handle, prefix } = useSite()
  const id = useElementId()
  const titles = useSiteData('pages')
  const found = titles.state === 'ready' ? nearestPages(path, titles.data, prefix) : []
  if (found.length === 0) return null
  return (
    <nav className="suggestions" aria-labelledby={id}>
      <h2 id={id} className="suggestions-title">
        {textsFor(suggestionsTitle, handle)}
      </h2>
      <LinkRows
        rows={found.map(({ path: href, title }) => ({
          key: href,
          label: title,
          href,
          above: href,
        }))}
      />
    </nav>
  )
}
