import { wordsOf } from '../../sites'
import { useElementId } from '../../ui/hooks/use-element-id'
import { LinkRows } from '../../ui/controls/link-rows'
import { useSite } from '../../ui/site-context'
import { useSiteData } from '../site-data'
import { nearestPages } from './nearest-pages'
import './suggestions.css'
import { suggestionsTitle } from './suggestions-texts'

/**
 * The pages of the site that somebody may have meant by an address that does not exist (requirements
 * 8). Nothing where no page is near, and nothing until that is known: the page says without them
 * what has happened.
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
        {wordsOf(suggestionsTitle, handle)}
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
