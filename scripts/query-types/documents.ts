import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gqlPluckFromCodeStringSync } from '@graphql-tools/graphql-tag-pluck'
import { parse, type DocumentNode } from 'graphql'

/** The queries and fragments of a source file. */
export interface QueryDocument {
  readonly location: string
  readonly document: DocumentNode
}

/** Pages ask with `graphql` of Gatsby; what the build itself asks is marked by a comment. */
const TAGGED = /graphql`|\/\* GraphQL \*\/ ?`/

/** All queries and fragments below a folder, by their files, in an order that is always the same. */
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
