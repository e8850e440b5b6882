/**
 * What only the queries of pages read of their contexts: visitors get the data of pages without it, and templates
 * may not ask for it.
 */
export const queryVariables = [
  'ancestors',
  'careers',
  'categories',
  'closed',
  'entries',
  'entry',
  'ids',
  'news',
  'open',
  'products',
  'related',
  'shelved',
] as const

export type QueryVariable = (typeof queryVariables)[number]
