import { z } from 'zod'

/** A field of a GraphQL type, written as in SDL: `[ContentFigure!]!`. */
export interface DerivedField {
  readonly type: string
  /** The named type inside lists and exclamation marks. */
  readonly base: string
  /** The only texts that the contract allows in a String. */
  readonly values?: readonly string[]
}

export interface DerivedType {
  readonly name: string
  readonly fields: Readonly<Record<string, DerivedField>>
}

export interface DerivedRoot {
  readonly name: string
  readonly schema: z.core.$ZodType
}

/** Unions and records have no counterpart in GraphQL: queries return them whole. */
export const JSON_TYPE = 'JSON'

const {
  $ZodArray,
  $ZodCodec,
  $ZodDefault,
  $ZodEnum,
  $ZodNullable,
  $ZodNumberFormat,
  $ZodObject,
  $ZodOptional,
  $ZodPipe,
  $ZodTransform,
  $ZodUnion,
} = z.core

/**
 * Unwraps a schema. A transform of the contract keeps the kind of value, before or after it. A
 * codec names the type of its result.
 */
function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  if (
    schema instanceof $ZodOptional ||
    schema instanceof $ZodNullable ||
    schema instanceof $ZodDefault
  ) {
    return unwrap(schema._zod.def.innerType)
  }
  if (schema instanceof $ZodCodec) return unwrap(schema._zod.def.out)
  if (schema instanceof $ZodPipe) {
    const { in: before, out } = schema._zod.def
    return unwrap(before instanceof $ZodTransform ? out : before)
  }
  return schema
}

/** Whether the contract gives `null`, or nothing, when the service leaves a field out. */
const isNullable = (schema: z.core.$ZodType): boolean =>
  [null, undefined].some((absent) => {
    const { success, data } = z.core.safeParse(schema, absent)
    return success && (data === null || data === undefined)
  })

const scalarOf = (schema: z.core.$ZodType): string => {
  const { type } = schema._zod.def
  if (schema instanceof $ZodNumberFormat) {
    return schema._zod.def.format.startsWith('float') ? 'Float' : 'Int'
  }
  if (type === 'number') return 'Float'
  if (type === 'string' || type === 'enum' || type === 'literal') return 'String'
  if (type === 'boolean') return 'Boolean'
  if (schema instanceof $ZodUnion) {
    const scalars = new Set(schema._zod.def.options.map((option) => scalarOf(unwrap(option))))
    // An id is a string or a number on the wire and always a string afterwards; a date has one of
    // two formats.
    return [...scalars].every((each) => each === 'String' || each === 'Int') ? 'String' : JSON_TYPE
  }
  return JSON_TYPE
}

const valuesOf = (schema: z.core.$ZodType): readonly string[] | undefined =>
  schema instanceof $ZodEnum ? Object.values(schema._zod.def.entries).map(String) : undefined

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/**
 * Makes GraphQL types of the contract's schemas, so that queries give contract-shaped objects. The
 * schema holds without any data. Objects become types with the prefix `Content`. They are named
 * after their `meta` id or, without one, after parent and field. `z.int()` becomes Int, and enums
 * become String. Unions of objects and records become JSON. A field is nullable if the contract may
 * leave it `null`.
 *
 * @param roots node types with given names
 * @param names names for ids whose own would collide, without the prefix
 */
export function typesFromContract(
  roots: readonly DerivedRoot[],
  names: Readonly<Record<string, string>> = {},
): DerivedType[] {
  const types = new Map<string, { schema: z.core.$ZodType; fields: Record<string, DerivedField> }>()

  const objectType = (schema: z.core.$ZodObject, given: string): string => {
    const id = z.globalRegistry.get(schema)?.id
    const name = id === undefined ? given : `Content${names[id] ?? id}`
    return define(name, schema)
  }

  const define = (name: string, schema: z.core.$ZodObject): string => {
    const known = types.get(name)
    if (known) {
      if (known.schema !== schema)
        throw new Error(`Two schemas of the contract claim the type ${name}.`)
      return name
    }
    const fields: Record<string, DerivedField> = {}
    // Registered before its fields, because a menu page has menu pages as children.
    types.set(name, { schema, fields })
    for (const [field, child] of Object.entries(schema._zod.def.shape)) {
      fields[field] = fieldOf(child, `${name}${capital(field)}`)
    }
    return name
  }

  const fieldOf = (wrapped: z.core.$ZodType, nameIfNew: string): DerivedField => {
    const schema = unwrap(wrapped)
    const mark = isNullable(wrapped) ? '' : '!'
    if (schema instanceof $ZodArray) {
      const item = fieldOf(schema._zod.def.element, nameIfNew)
      return item.base === JSON_TYPE
        ? { type: `${JSON_TYPE}${mark}`, base: JSON_TYPE }
        : { type: `[${item.type}]${mark}`, base: item.base }
    }
    const base = schema instanceof $ZodObject ? objectType(schema, nameIfNew) : scalarOf(schema)
    const values = valuesOf(schema)
    return { type: `${base}${mark}`, base, ...(values ? { values } : {}) }
  }

  for (const { name, schema: wrapped } of roots) {
    const schema = unwrap(wrapped)
    if (!(schema instanceof $ZodObject))
      throw new Error(`${name} is not an object in the contract.`)
    define(name, schema)
  }
  return [...types].map(([name, { fields }]) => ({ name, fields }))
}
