import type { CategoryIds } from './filter-rules'

const parameter = (name: string) => `${name}[]`

/**
 * What the query of an address chooses, in bracket notation: `?job[]=701&job[]=703`.
 *
 * @param names the lists to read
 */
export function readChoice(search: string, names: readonly string[]): CategoryIds {
  const parameters = new URLSearchParams(search)
  return Object.fromEntries(names.map((name) => [name, parameters.getAll(parameter(name))]))
}

/** The query with a choice in the place of the one that it held; everything else stays. */
export function withChoice(search: string, choice: CategoryIds): string {
  const parameters = new URLSearchParams(search)
  for (const [name, ids] of Object.entries(choice)) {
    parameters.delete(parameter(name))
    for (const id of ids) parameters.append(parameter(name), id)
  }
  // Brackets are harmless in a query, and people read and send these addresses.
  const query = parameters.toString().replaceAll('%5B%5D=', '[]=')
  return query && `?${query}`
}
