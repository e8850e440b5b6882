import { z } from 'zod'
import { errorBody } from './collection'
import { endpoints, productDataEndpoint } from './endpoints'
import {
  url,
  code,
  country,
  date,
  embedUrl,
  focus,
  handle,
  html,
  id,
  pageSlug,
  siteHandle,
  slug,
  translations,
} from './fields'
import { schemaTexts } from './openapi-texts'
import { locale } from './sites'
import { isObject } from './is-object'

/** A part of the document as plain JSON. */
export type JsonObject = Readonly<Record<string, unknown>>

const DEFINITIONS = '#/$defs/'
const COMPONENTS = '#/components/schemas/'

/** A reference to a named schema in the document. */
export const schemaReference = (name: string): JsonObject => ({ $ref: `${COMPONENTS}${name}` })

/**
 * Fields that recur everywhere are named in the document only. An id in the contract itself would
 * make each of them a separate type for every reader.
 */
const namedFields = new Map<z.core.$ZodType, JsonObject>([
  [url, { id: 'Address', pattern: '^(https?://|mailto:|tel:|/(?!/))' }],
  [code, { id: 'Code' }],
  [country, { id: 'Country', pattern: '^[A-Z]{2}$' }],
  [date, { id: 'Date' }],
  [embedUrl, { id: 'EmbedAddress', pattern: '^(https?:)?//' }],
  [focus, { id: 'Focus' }],
  [handle, { id: 'Handle' }],
  [html, { id: 'Html', contentMediaType: 'text/html' }],
  [id, { id: 'Id' }],
  [siteHandle, { id: 'SiteHandle' }],
  [slug, { id: 'Slug' }],
  [pageSlug, { id: 'PageSlug' }],
  [translations, { id: 'Translations' }],
])

class DocumentRegistry extends z.core.$ZodRegistry<Record<string, unknown>> {
  override get(schema: z.core.$ZodType): Record<string, unknown> | undefined {
    const meta = namedFields.get(schema) ?? z.globalRegistry.get(schema)
    const name = meta?.id
    return typeof name === 'string' ? { ...meta, description: schemaTexts[name] } : meta
  }
}

/**
 * Removes everything that tells a reader nothing: the pattern behind a format, the bounds of a safe
 * integer.
 */
const tidy = ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) => {
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.default === null) delete jsonSchema.default
}

const moveReferences = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(moveReferences)
  if (typeof value === 'string' && value.startsWith(DEFINITIONS))
    return COMPONENTS + value.slice(DEFINITIONS.length)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, moveReferences(inner)]),
  )
}

const member = (value: JsonObject, key: string): JsonObject => {
  const inner = value[key]
  return isObject(inner) ? inner : {}
}

/**
 * The wire form (before parsing) of a set of schemas as JSON Schema 2020-12.
 *
 * @returns `schemas` by the given names and the `components` that they refer to, sorted by name
 */
function wireSchemas(schemas: Readonly<Record<string, z.ZodType>>): {
  schemas: JsonObject
  components: JsonObject
} {
  const whole = moveReferences(
    z.toJSONSchema(z.object(schemas), {
      io: 'input',
      metadata: new DocumentRegistry(),
      override: tidy,
    }),
  )
  if (!isObject(whole)) throw new TypeError('The contract has no JSON Schema.')
  const named = Object.entries(member(whole, '$defs')).sort(([a], [b]) => (a < b ? -1 : 1))
  return { schemas: member(whole, 'properties'), components: Object.fromEntries(named) }
}

/**
 * All schemas of the contract in their wire form: the answers by endpoint name (with `productData`),
 * and the components; `Locale` is one of them although no call answers it (requirements 3).
 */
export function contractSchemas(parameters: Readonly<Record<string, z.ZodType>>): {
  answers: JsonObject
  parameters: JsonObject
  components: JsonObject
} {
  const prefixed = Object.entries(parameters).map(
    ([name, schema]) => [`parameter ${name}`, schema] as const,
  )
  const { schemas, components } = wireSchemas({
    ...Object.fromEntries(Object.entries(endpoints).map(([name, { schema }]) => [name, schema])),
    productData: productDataEndpoint.schema,
    error: errorBody,
    locale,
    ...Object.fromEntries(prefixed),
  })
  return {
    answers: schemas,
    parameters: Object.fromEntries(
      Object.keys(parameters).map((name) => [name, schemas[`parameter ${name}`]]),
    ),
    components,
  }
}
