import { buildSchema, isObjectType } from 'graphql'
import { z } from 'zod'
import { typesFromContract } from './graphql-from-contract'
import { contentTypes } from './node-types'

const roots = Object.entries(contentTypes).map(([name, { schema }]) => ({ name, schema }))
const names = { Image: 'Picture', Seo: 'PageSeo' }

const fieldsOf = (schema: z.ZodType) => {
  const [root] = typesFromContract([{ name: 'Root', schema }])
  return Object.fromEntries(
    Object.entries(root?.fields ?? {}).map(([name, { type }]) => [name, type]),
  )
}

describe('typesFromContract', () => {
  it('makes scalars, lists, enums and what may be absent', () => {
    const absent = <T extends z.ZodType>(schema: T) => schema.nullable().default(null)
    expect(
      fieldsOf(
        z.object({
          text: z.string(),
          trimmed: z.string().transform((value) => value.trim()),
          count: z.int(),
          share: z.number(),
          shown: z.boolean().default(false),
          kind: z.enum(['a', 'b']),
          id: z.union([z.string(), z.int()]).transform(String),
          day: z.union([z.iso.date(), z.iso.datetime()]),
          maybe: absent(z.string()),
          list: z
            .array(z.string())
            .nullish()
            .transform((items) => items ?? []),
          numbers: z.array(z.array(z.number())),
        }),
      ),
    ).toEqual({
      text: 'String!',
      trimmed: 'String!',
      count: 'Int!',
      share: 'Float!',
      shown: 'Boolean!',
      kind: 'String!',
      id: 'String!',
      day: 'String!',
      maybe: 'String',
      list: '[String!]!',
      numbers: '[[Float!]!]!',
    })
  })

  it('keeps the words of an enum, which GraphQL would call a String', () => {
    const [root] = typesFromContract([
      {
        name: 'Root',
        schema: z.object({
          status: z.enum(['open', 'closed']).nullable().default(null),
          title: z.string(),
        }),
      },
    ])
    expect(root?.fields.status).toEqual({
      type: 'String',
      base: 'String',
      values: ['open', 'closed'],
    })
    expect(root?.fields.title?.values).toBeUndefined()
  })

  it('hands out records and unions of objects as JSON', () => {
    const block = z.union([z.object({ a: z.string() }), z.object({ b: z.string() })])
    expect(
      fieldsOf(
        z.object({ blocks: z.array(block), translations: z.record(z.string(), z.string()) }),
      ),
    ).toEqual({ blocks: 'JSON!', translations: 'JSON!' })
  })

  it('names objects after their id in the contract, else after parent and field', () => {
    const inner = z.object({ a: z.string() }).meta({ id: 'TestInner' })
    const types = typesFromContract(
      [
        {
          name: 'Root',
          schema: z.object({ named: inner, own: z.object({ b: z.string() }).nullable() }),
        },
      ],
      { TestInner: 'Renamed' },
    )
    expect(types.map(({ name }) => name)).toEqual(['Root', 'ContentRenamed', 'RootOwn'])
    expect(types[0]?.fields.own?.type).toBe('RootOwn')
  })

  it('refuses two schemas with one name', () => {
    const schema = z.object({ seo: z.object({ a: z.string() }).meta({ id: 'TestSame' }) })
    expect(() => typesFromContract([{ name: 'ContentTestSame', schema }])).toThrow(
      'Two schemas of the contract claim the type ContentTestSame.',
    )
  })

  it('makes a whole GraphQL schema of the contract, with menu pages inside menu pages', () => {
    const sdl = typesFromContract(roots, names)
      .map(({ name, fields }) => {
        const lines = Object.entries(fields).map(([field, { type }]) => `${field}: ${type}`)
        return `type ${name} {\n${lines.join('\n')}\n}`
      })
      .join('\n')
    const schema = buildSchema(`scalar JSON\n${sdl}\ntype Query { product: ContentProduct }`)
    const fieldType = (type: string, field: string) => {
      const found = schema.getType(type)
      return isObjectType(found) ? String(found.getFields()[field]?.type) : undefined
    }
    expect(fieldType('ContentMenuPage', 'children')).toBe('[ContentMenuPage!]!')
    expect(fieldType('ContentProduct', 'id')).toBe('String!')
    expect(fieldType('ContentProduct', 'image')).toBe('ContentPicture')
    expect(fieldType('ContentProduct', 'seo')).toBe('ContentPageSeo')
    expect(fieldType('ContentProduct', 'versions')).toBe('[ContentProductVersion!]!')
    expect(fieldType('ContentPicture', 'alt')).toBe('String!')
    expect(fieldType('ContentPicture', 'width')).toBe('Int!')
    expect(fieldType('ContentEntry', 'blocks')).toBe('JSON!')
    expect(fieldType('ContentEntry', 'date')).toBe('String')
    expect(fieldType('ContentCompanyInfo', 'address')).toBe('ContentPostalAddress')
    expect(fieldType('ContentFilterList', 'options')).toBe('[ContentFilterOption!]!')
    expect(schema.getType('ContentPictureFocus')).toBeDefined()
  })
})
