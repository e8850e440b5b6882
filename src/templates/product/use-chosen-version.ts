import { useQueryState } from '../../ui/hooks/use-query-state'

/**
 * The version of a product that the address asks for (`?version=CODE`, requirements 2.4): links from
 * the search ask for one, a choice on the page writes it there, going back takes it back.
 *
 * @returns `asked` is null where the address asks for none, or for one that does not exist; `chosen`
 *   is then the first, or undefined when there is none at all
 */
export function useChosenVersion<V extends { readonly code: string }>(versions: readonly V[]) {
  const [query, write] = useQueryState()
  const wanted = query.get('version')
  const asked = versions.find(({ code }) => code === wanted) ?? null
  const choose = (version: string) => write({ version }, 'push')
  return { asked, chosen: asked ?? versions[0], choose }
}
