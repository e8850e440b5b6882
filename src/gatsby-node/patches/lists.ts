import type { CreateResolversArgs } from 'gatsby'
import { nodeTypeNames } from '../../content-graph'
import { isObject } from '../../contract/is-object'
import { addResolvers } from '../../gatsby-api/functions-of-gatsby'

/** The dependencies of a page's query in Gatsby's form: all nodes of a type, or the found ones. */
interface Dependencies {
  readonly connectionType?: string | null
  readonly track?: boolean
}

interface Found {
  readonly entries: Iterable<object>
  readonly totalCount: () => Promise<number>
}

/** The functions of Gatsby's model of nodes that are used here, as a resolver gets it. */
export interface NodeModel {
  findAll(query: object, dependencies?: Dependencies): Promise<Found>
  trackPageDependencies(nodes: readonly object[], dependencies: Dependencies): unknown
}

type Resolver<Model> = (
  source: unknown,
  args: ListArguments,
  context: { readonly nodeModel: Model },
  info: { readonly originalResolver: Resolver<Pick<NodeModel, 'findAll'>> },
) => unknown

/** Conditions by the names of fields. */
type Filter = Readonly<Record<string, unknown>>

interface ListArguments {
  readonly filter?: Filter | null
  readonly limit?: number | null
  readonly skip?: number | null
}

const listIn = (condition: unknown): readonly unknown[] | null =>
  isObject(condition) && Array.isArray(condition.in) ? condition.in : null

/** Whether the filter can find nothing: one of its conditions is an empty list. */
const isOfNone = (condition: unknown): boolean =>
  listIn(condition)?.length === 0 ||
  (isObject(condition) && Object.values(condition).some(isOfNone))

/**
 * The fields of a filter that name nodes one by one, because their values are unique among the
 * nodes that it can find.
 */
function namingFields({ site, handle }: Filter): string[] {
  const isOfOneSite = isObject(site) && 'eq' in site
  // An entry with a handle is the page of its section.
  const isOfPages = isObject(handle) && handle.ne === null
  return ['id', ...(isOfOneSite ? ['code'] : []), ...(isOfOneSite && isOfPages ? ['section'] : [])]
}

/** The number of nodes that a list names, if it names them. */
export function namedIn({ filter, limit, skip }: ListArguments): number | null {
  if (limit || skip || !filter) return null
  if (isOfNone(filter)) return 0
  const [list] = namingFields(filter)
    .map((name) => listIn(filter[name]))
    .filter((each) => each !== null)
  return list ? new Set(list).size : null
}

/**
 * Finds nodes as the model does. If it finds all the named nodes, the query depends on only these.
 */
const dependingOnNamed = (model: NodeModel, named: number): Pick<NodeModel, 'findAll'> => ({
  async findAll(query, dependencies) {
    const found = await model.findAll(query, { ...dependencies, track: false })
    const nodes = Array.from(found.entries)
    const isWhole = nodes.length === named
    model.trackPageDependencies(nodes, {
      ...dependencies,
      ...(isWhole && { connectionType: null }),
    })
    return { ...found, entries: nodes }
  },
})

/** Reads a list as Gatsby does. */
export const resolveList: Resolver<NodeModel> = (source, args, context, info) => {
  const { nodeModel } = context
  const named = namedIn(args)
  if (named === null) return info.originalResolver(source, args, context, info)
  const own = dependingOnNamed(nodeModel, named)
  return info.originalResolver(source, args, { ...context, nodeModel: own }, info)
}

/**
 * A page that names its list's nodes depends on these, and not on all nodes of the type
 * (docs/gatsby.md, lists).
 */
export function resolveLists(args: Pick<CreateResolversArgs, 'createResolvers'>): void {
  const lists = nodeTypeNames.map((type) => [`all${type}`, { resolve: resolveList }] as const)
  addResolvers(args, { Query: Object.fromEntries(lists) })
}
