import { contentSchema, neverNull } from './content-schema'
import type { DerivedField } from './graphql-from-contract'

/** How the type of a field is written in GraphQL's own language. */
export type WriteType = (owner: string, name: string, field: DerivedField) => string

const block = (head: string, lines: readonly string[]) => `${head} {\n${lines.join('\n')}\n}`

/** Gatsby's types that list, group and count nodes. */
const connection = (name: string) => [
  block(`type ${name}Connection`, [
    `nodes: [${name}!]!`,
    'totalCount: Int!',
    `group: [${name}GroupConnection!]!`,
  ]),
  block(`type ${name}GroupConnection`, [
    'fieldValue: String',
    'totalCount: Int!',
    `nodes: [${name}!]!`,
  ]),
]

/** Gatsby's two queries for the nodes of a type. */
const queriesFor = (name: string) => {
  const one = `${name.charAt(0).toLowerCase()}${name.slice(1)}`
  return [`${one}: ${neverNull.get(one) ?? name}`, `all${name}: ${name}Connection!`]
}

/**
 * The schema of Gatsby's queries in GraphQL's own language. It has the content's types as the
 * plugin gives them to Gatsby, and Gatsby's queries for nodes. It needs no build and no content.
 * Arguments are not described: Gatsby checks them.
 *
 * @param added types in addition to those of content: `Site`, and the scalars that `writeType`
 * needs
 * @param writeType writes types where the schema's own form is not enough
 */
export function querySchema(
  added: readonly string[],
  writeType: WriteType = (_owner, _name, { type }) => type,
): string {
  const types = contentSchema()
  const nodes = types.filter(({ isNode }) => isNode).map(({ name }) => name)
  const objects = types.map(({ name, isNode, fields }) =>
    block(`type ${name}${isNode ? ' implements Node' : ''}`, [
      ...(isNode ? ['id: ID!'] : []),
      ...Object.entries(fields).map(([key, field]) => `${key}: ${writeType(name, key, field)}`),
    ]),
  )
  return [
    block('interface Node', ['id: ID!']),
    ...objects,
    ...added,
    ...nodes.flatMap(connection),
    block('type Query', ['site: Site!', ...nodes.flatMap(queriesFor)]),
  ].join('\n')
}
