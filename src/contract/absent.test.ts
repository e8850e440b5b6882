import { z } from 'zod'
import { endpoints, productDataEndpoint } from './endpoints'

const { $ZodArray, $ZodDefault, $ZodNullable, $ZodObject, $ZodOptional, $ZodPipe, $ZodUnion } =
  z.core

interface Field {
  readonly name: string
  readonly schema: z.core.$ZodType
}

const seen = new Set<z.core.$ZodType>()

/** Every field of every object of the contract, by the endpoint and the path that lead to it first. */
const fieldsIn = (schema: z.core.$ZodType, path: string): Field[] => {
  if (seen.has(schema)) return []
  seen.add(schema)
  if (schema instanceof $ZodObject) {
    return Object.entries(schema._zod.def.shape).flatMap(([key, field]) => [
      { name: `${path}.${key}`, schema: field },
      ...fieldsIn(field, `${path}.${key}`),
    ])
  }
  if (schema instanceof $ZodArray) return fieldsIn(schema._zod.def.element, path)
  if (schema instanceof $ZodUnion) {
    return schema._zod.def.options.flatMap((option) => fieldsIn(option, path))
  }
  if (schema instanceof $ZodPipe) {
    return [schema._zod.def.in, schema._zod.def.out].flatMap((part) => fieldsIn(part, path))
  }
  if (
    schema instanceof $ZodDefault ||
    schema instanceof $ZodNullable ||
    schema instanceof $ZodOptional
  ) {
    return fieldsIn(schema._zod.def.innerType, path)
  }
  return []
}

const parsed = (schema: z.core.$ZodType, value: unknown) => z.core.safeParse(schema, value)

const optionalFields = Object.entries({ ...endpoints, productData: productDataEndpoint })
  .flatMap(([name, { schema }]) => fieldsIn(schema, name))
  .filter(({ schema }) => parsed(schema, undefined).success)

describe('a field that may be left out', () => {
  it.each(['links', 'newsletterTexts', 'metaTitle', 'children', 'blocks', 'claim', 'dataSheet'])(
    'is found wherever it stands: %s',
    (name) => {
      const found = optionalFields.map((field) => field.name)
      expect(found).toContainEqual(expect.stringMatching(`[.]${name}$`))
    },
  )

  it.each(optionalFields.map(({ name, schema }) => [name, schema] as const))(
    'may be null, blank or empty, which is the same: %s',
    (_, schema) => {
      const absent = parsed(schema, undefined)
      for (const value of [null, '', ' \n\u00a0', '\u200b\u00ad', []]) {
        expect(parsed(schema, value)).toEqual(absent)
      }
    },
  )
})
