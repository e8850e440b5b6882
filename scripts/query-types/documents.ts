import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gqlPluckFromCodeStringSync } from '@graphql-tools/graphql-tag-pluck'
import {
  Kind,
  parse,
  visit,
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql'

/** The queries and fragments of a source file. */
export interface QueryDocument {
  readonly location: string
  readonly document: DocumentNode
}

/** Pages use Gatsby's `graphql`; a comment marks the queries of the build itself. */
const TAGGED = /graphql`|\/\* GraphQL \*\/ ?`/

/** All queries and fragments below a folder, by file, always in the same order. */
export function queriesBelow(folder: string): QueryDocument[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .flatMap((location) => {
      const code = readFileSync(location, 'utf8')
      if (!TAGGED.test(code)) return []
      return gqlPluckFromCodeStringSync(location, code).map(({ body }) => ({
        location,
        document: parse(body),
      }))
    })
}

/** The fragments that a query or a fragment names. */
function fragmentsIn(node: DefinitionNode): string[] {
  const names: string[] = []
  visit(node, { FragmentSpread: ({ name }) => void names.push(name.value) })
  return names
}

/**
 * The query of a template with all fragments that it uses.
 *
 * @param location the file of the template
 * @throws when the file has no query, or a fragment is missing
 */
export function queryParts(
  location: string,
  documents: readonly QueryDocument[],
): [OperationDefinitionNode, ...FragmentDefinitionNode[]] {
  const definitions = documents.flatMap(({ document }) => document.definitions)
  const query = documents
    .filter((each) => each.location === location)
    .flatMap(({ document }) => document.definitions)
    .find((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  if (!query) throw new Error(`${location} has no query.`)
  const used = new Set<FragmentDefinitionNode>()
  const queue: DefinitionNode[] = [query]
  for (const definition of queue) {
    for (const name of fragmentsIn(definition)) {
      const fragment = definitions
        .filter((each) => each.kind === Kind.FRAGMENT_DEFINITION)
        .find((each) => each.name.value === name)
      if (!fragment) throw new Error(`${location} uses ${name}, which is no fragment.`)
      if (used.has(fragment)) continue
      used.add(fragment)
      queue.push(fragment)
    }
  }
  return [query, ...used]
}
