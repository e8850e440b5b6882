import { codegen } from '@graphql-codegen/core'
import * as typescript from '@graphql-codegen/typescript'
import * as operations from '@graphql-codegen/typescript-operations'
import { Kind, parse, visit, type ConstDirectiveNode, type DocumentNode } from 'graphql'
import { format, resolveConfig } from 'prettier'
import { queriesBelow } from './documents'
import { typedSchema } from './schema'

/** Where the types are kept: a file of the repository, so that editors and linters have them at once. */
export const QUERY_TYPES = 'src/query-types.ts'

const HEADER = `/* Written by "npm run types" from the queries in src and the contract. Not to be edited. */`

/** What the build makes of pictures. */
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

/** Preview has pictures that no build has processed: to the types, what was made of them is optional. */
const withOptionalPictures = (document: DocumentNode): DocumentNode =>
  visit(document, {
    Field: (field) =>
      MADE.has(field.name.value) ? { ...field, directives: [include] } : undefined,
  })

/**
 * The types of what queries answer, in the namespace `Queries`: `Queries.ProductPageQuery`,
 * `Queries.CardFragment`, and the content's own types in full, `Queries.ContentProduct`.
 *
 * @throws when a query asks for what is not there
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
    // Arguments are checked by Gatsby, whose filters know more than types can say.
    skipDocumentsValidation: { ignoreRules: ['KnownArgumentNamesRule'] },
    pluginMap: { typescript, operations },
    plugins: [{ typescript: {} }, { operations: {} }],
    config: {
      scalars,
      strictScalars: true,
      // Fields that are asked for are there; variables may be left out.
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
