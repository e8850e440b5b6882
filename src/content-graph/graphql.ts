import {
  buildSchema,
  execute,
  getNamedType,
  isObjectType,
  parse,
  valueFromASTUntyped,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from 'graphql'
import { groupBy } from '../contract/group-by'
import type { NodeDraft } from './node-types'
import { querySchema } from './query-schema'
import { type Fields, grouped, matches, sorted } from './select'

/** The type of query functions, also of Gatsby's `graphql`. */
export type Graphql = <Data, Variables = object>(
  query: string,
  variables?: Variables,
) => Promise<{ readonly data?: Data }>

/** Reads a field; the schema ensures that each resolver gets the right sources. */
interface Resolver {
  resolve(source: unknown, args: unknown, context: unknown, info: GraphQLResolveInfo): unknown
}

/** Data that queries may ask for in addition to content. */
export interface SiteSchema {
  /** The public origin. */
  readonly siteUrl: string
  /** Types in GraphQL's own language. */
  readonly types: readonly string[]
  /** By type and field, as Gatsby's `createResolvers` takes them. */
  readonly resolvers: Readonly<Record<string, Readonly<Record<string, Resolver>>>>
}

/** The arguments of a field in the query: the schema does not describe them. */
const argumentsOf = ({ fieldNodes, variableValues }: GraphQLResolveInfo): Fields =>
  Object.fromEntries(
    (fieldNodes[0]?.arguments ?? []).map(({ name, value }) => [
      name.value,
      valueFromASTUntyped(value, variableValues),
    ]),
  )

/** Sets how a field is read. */
function resolveWith(
  schema: GraphQLSchema,
  [type, field]: readonly [string, string],
  resolver: Resolver,
): void {
  const owner = schema.getType(type)
  const found = isObjectType(owner) ? owner.getFields()[field] : undefined
  if (!found) throw new Error(`There is no ${type}.${field} to resolve.`)
  found.resolve = (...given) => resolver.resolve(...given)
}

/** Nodes by their type, in the order of the content. */
const nodesByType = (drafts: readonly NodeDraft[]): ReadonlyMap<string, readonly Fields[]> =>
  groupBy(
    drafts.map(({ type, key, fields }) => ({ ...fields, id: `${type}:${key}`, internal: type })),
    ({ internal }) => internal,
  )

/** The nodes of a type, in the form of Gatsby's query for all of them. */
function connection(nodes: readonly Fields[], { filter = {}, sort, ...others }: Fields) {
  const unknown = Object.keys(others)
  if (unknown.length > 0) throw new Error(`These arguments are not known: ${unknown.join(', ')}.`)
  const found = nodes.filter((node) => matches(node, filter))
  const listed = sort === undefined ? found : sorted(found, sort)
  return {
    nodes: listed,
    totalCount: listed.length,
    group: (_args: unknown, _context: unknown, info: GraphQLResolveInfo) =>
      grouped(listed, argumentsOf(info).field),
  }
}

const CONNECTION = /Connection$/

/**
 * A run-time replacement for Gatsby's `graphql`: it answers the build's own queries from the
 * content service's present answers. Data that the build makes from pictures and films is not
 * available.
 *
 * An answer has the type that `npm run types` wrote for its query. As with Gatsby, it is not
 * parsed.
 *
 * @throws when a query asks Gatsby for something that is not known here
 */
export function contentGraphql(drafts: readonly NodeDraft[], site: SiteSchema): Graphql {
  const schema = buildSchema(querySchema(['scalar JSON', ...site.types]))
  const types = nodesByType(drafts)
  const nodesOf = (type: string) => types.get(type) ?? []

  const root = (_source: unknown, _args: unknown, _context: unknown, info: GraphQLResolveInfo) => {
    const { name } = getNamedType(info.returnType)
    const given = argumentsOf(info)
    if (CONNECTION.test(name)) return connection(nodesOf(name.replace(CONNECTION, '')), given)
    return nodesOf(name).find((node) => matches(node, given))
  }
  for (const field of Object.keys(schema.getQueryType()?.getFields() ?? {})) {
    resolveWith(schema, ['Query', field], { resolve: root })
  }
  const website = { siteMetadata: { siteUrl: site.siteUrl } }
  resolveWith(schema, ['Query', 'site'], { resolve: () => website })
  for (const [type, fields] of Object.entries(site.resolvers)) {
    for (const [field, resolver] of Object.entries(fields)) {
      resolveWith(schema, [type, field], resolver)
    }
  }

  return async <Data, Variables>(query: string, variables?: Variables) => {
    const document = parse(query)
    const { data, errors } = await execute({ schema, document, variableValues: { ...variables } })
    if (errors) throw new AggregateError(errors, errors.map(({ message }) => message).join('\n'))
    return { data: data as Data }
  }
}
