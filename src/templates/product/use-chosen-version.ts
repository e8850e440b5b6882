import { useQueryState } from '../../ui/hooks/use-query-state'

/**
 * The version of a product in the URL (`?version=CODE`, requirements 2.4). Links from the search
 * set it, and so does a choice on the page. Going back undoes the choice.
 *
 * @returns `asked` is null if the URL has no version, or an unknown one. `chosen` is then the
 *   first, or undefined if there are no versions.
 */
export function useChosenVersion<V extends { readonly code: string }>(versions: readonly V[]) {
  const [query, write] = useQueryState()
  const wanted = query.get('version')
  const asked = versions.find(({ code }) => code === wanted) ?? null
  const choose = (version: string) => write({ version }, 'push')
  return { asked, chosen: asked ?? versions[0], choose }
}
