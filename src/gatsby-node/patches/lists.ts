import type { CreateResolversArgs } from 'gatsby'
import { nodeTypeNames } from '../../content-graph'
import { isObject } from '../../contract/is-object'
import { addResolvers } from '../functions-of-gatsby'

/** What a query of a page depends on, as Gatsby takes it: all nodes of a type, or those that were found. */
interface Dependencies {
  readonly connectionType?: string | null
  readonly track?: boolean
}

interface Found {
  readonly entries: Iterable<object>
  readonly totalCount: () => Promise<number>
}

/** What is used of Gatsby's model of nodes, as a resolver gets it. */
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

/** By the names of fields. */
type Filter = Readonly<Record<string, unknown>>

interface ListArguments {
  readonly filter?: Filter | null
  readonly limit?: number | null
  readonly skip?: number | null
}

const listIn = (condition: unknown): readonly unknown[] | null =>
  isObject(condition) && Array.isArray(condition.in) ? condition.in : null

/** Whether no node can be found: one of the conditions is to be one of none. */
const isOfNone = (condition: unknown): boolean =>
  listIn(condition)?.length === 0 ||
  (isObject(condition) && Object.values(condition).some(isOfNone))

/** The fields by which a filter names nodes one by one, because no two that it can find have the same. */
function namingFields({ site, handle }: Filter): string[] {
  const isOfOneSite = isObject(site) && 'eq' in site
  // An entry with a handle is the page of its section.
  const isOfPages = isObject(handle) && handle.ne === null
  return ['id', ...(isOfOneSite ? ['code'] : []), ...(isOfOneSite && isOfPages ? ['section'] : [])]
}

/** How many nodes a list names, should it name them. */
export function namedIn({ filter, limit, skip }: ListArguments): number | null {
  if (limit || skip || !filter) return null
  if (isOfNone(filter)) return 0
  const [list] = namingFields(filter)
    .map((name) => listIn(filter[name]))
    .filter((each) => each !== null)
  return list ? new Set(list).size : null
}

/** Finds as the model does, and has the query depend on what it found, if that is all that it named. */
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
 * Lets a page that names what it lists depend on that, instead of on all nodes of the type (docs/gatsby.md, lists).
 */
export function resolveLists(args: Pick<CreateResolversArgs, 'createResolvers'>): void {
  const lists = nodeTypeNames.map((type) => [`all${type}`, { resolve: resolveList }] as const)
  addResolvers(args, { Query: Object.fromEntries(lists) })
}
