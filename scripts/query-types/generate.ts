import { codegen } from '@graphql-codegen/core'
import * as typescript from '@graphql-codegen/typescript'
import * as operations from '@graphql-codegen/typescript-operations'
import { Kind, parse, visit, type ConstDirectiveNode, type DocumentNode } from 'graphql'
import { format, resolveConfig } from 'prettier'
import { queriesBelow } from './documents'
import { typedSchema } from './schema'

/** The file with the types. It is in the repository, so that editors and linters have the types at once. */
export const QUERY_TYPES = 'src/query-types.ts'

const HEADER = `/* Written by "npm run types" from the queries in src and the contract. Not to be edited. */`

/** Fields that the build makes from pictures. */
const MADE = new Set(['data', 'share'])

const include: ConstDirectiveNode = {
  kind: Kind.DIRECTIVE,
  name: { kind: Kind.NAME, value: 'include' },
  arguments: [
    {
      kind: Kind.ARGUMENT,
      name: { kind: Kind.NAME, value: 'if' },
      value: { kind: Kind.BOOLEAN, value: true },
    },
  ],
}

/**
 * A preview has pictures that no build has processed. The types therefore declare the processed fields
 * optional.
 */
const withOptionalPictures = (document: DocumentNode): DocumentNode =>
  visit(document, {
    Field: (field) =>
      MADE.has(field.name.value) ? { ...field, directives: [include] } : undefined,
  })

/**
 * The types of all query results, in the namespace `Queries`: `Queries.ProductPageQuery`,
 * `Queries.CardFragment`, and the content's own complete types, `Queries.ContentProduct`.
 *
 * @throws when a query asks for an unknown field
 */
export async function queryTypes(): Promise<string> {
  const { sdl, scalars } = typedSchema()
  const types = await codegen({
    filename: QUERY_TYPES,
    schema: parse(sdl),
    documents: queriesBelow('src').map(({ location, document }) => ({
      location,
      document: withOptionalPictures(document),
    })),
    // Gatsby checks arguments, because its filters allow more than types can express.
    skipDocumentsValidation: { ignoreRules: ['KnownArgumentNamesRule'] },
    pluginMap: { typescript, operations },
    plugins: [{ typescript: {} }, { operations: {} }],
    config: {
      scalars,
      strictScalars: true,
      // Requested fields are always there; variables may be left out.
      avoidOptionals: { field: true },
      maybeValue: 'T | null',
      arrayInputCoercion: false,
      inlineFragmentTypes: 'combine',
      namingConvention: 'keep',
      skipTypename: true,
      noExport: true,
    },
  })
  const text = `${HEADER}\ndeclare namespace Queries {\n${types}\n}`
  return format(text, { ...(await resolveConfig(QUERY_TYPES)), parser: 'typescript' })
}
