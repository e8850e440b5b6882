/**
 * What is to stand in a query, by the names of its parameters: one value, or those of a list, whose
 * name ends in brackets (`materials[]`, requirements D7). Nothing (`''`, `[]`) takes a parameter out.
 */
export type QueryChanges = Readonly<Record<string, string | readonly string[]>>

/** A query with its question mark; empty without parameters. */
export function writtenQuery(parameters: URLSearchParams): string {
  // Brackets are harmless in a query, and people read and send these addresses.
  const query = parameters.toString().replace(/%5B(\w*)%5D(?=[^&]*=)/g, '[$1]')
  return query && `?${query}`
}

/** A query with some parameters changed; all others stay. */
export function withQuery(search: string, changes: QueryChanges): string {
  const parameters = new URLSearchParams(search)
  for (const [name, values] of Object.entries(changes)) {
    parameters.delete(name)
    for (const value of [values].flat()) if (value !== '') parameters.append(name, value)
  }
  return writtenQuery(parameters)
}
