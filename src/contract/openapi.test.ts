import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints, productDataEndpoint } from './endpoints'
import { isObject, valueAt } from './is-object'
import { contentApiYaml, openApiDocument } from './openapi'
import { schemaTexts } from './openapi-texts'
import { REQUIRED_CALLS } from './testing/required-calls'

const document = openApiDocument()
const schemas = document.components.schemas

/** Follows references, lists and "or null" until the properties of an object are reached. */
const propertiesOf = (schema: unknown): Record<string, unknown> => {
  if (!isObject(schema)) return {}
  const { $ref, properties, items, anyOf } = schema
  if (typeof $ref === 'string')
    return propertiesOf(schemas[$ref.replace('#/components/schemas/', '')])
  if (Array.isArray(anyOf))
    return Object.fromEntries(anyOf.flatMap((each) => Object.entries(propertiesOf(each))))
  if (items !== undefined) return propertiesOf(items)
  return isObject(properties) ? properties : {}
}

const has = (schema: unknown, [first = '', ...rest]: string[]): boolean => {
  const properties = propertiesOf(schema)
  return first in properties && (rest.length === 0 || has(properties[first], rest))
}

/**
 * The entities of requirements 3 that come over the wire: entity → schema and fields. It leaves out
 * everything that the client makes itself (breadcrumb, dropdown option, referrer, layout and other
 * state, the search's `query` and `loading`, the derived filter id list).
 */
const requirements: Record<string, [schema: string, fields: string[]]> = {
  Locale: ['Locale', ['code', 'name', 'iso', 'locale', 'file', 'countries', 'disableHref']],
  'Site region': ['SiteRegion', ['id', 'name', 'sites', 'sites.id', 'sites.handle', 'sites.name']],
  'Form definition': [
    'FormDefinition',
    ['name', 'code', 'purpose', 'description', 'categories', 'categories.slug'],
  ],
  'Forms data': [
    'FormPurpose',
    ['purpose', 'formName', 'action', 'embedCode', 'description', 'formCategories'],
  ],
  'Filter, product category': ['FilterOption', ['id', 'title', 'active', 'slug', 'code']],
  Product: [
    'Product',
    [
      'businessUnits.id',
      'materials.id',
      'typologies.id',
      'industries.id',
      'processes.id',
      'category',
      'slug',
      'versions.code',
      'versions.title',
      'versions.typologies',
    ],
  ],
  'Company info': [
    'CompanyInfo',
    [
      'name',
      'description',
      'phones.number',
      'emails.email',
      'address.town',
      'address.postalCode',
      'address.street',
      'address.googleMapsDirections',
    ],
  ],
  Socials: ['CompanyInfo', ['socials.facebook', 'socials.linkedin', 'socials.youtube']],
  'SEO of a site': ['SiteSeo', ['title', 'metaTitle', 'description', 'suffix', 'ogImage.url']],
  'SEO of a page': ['Seo', ['metaTitle', 'description', 'ogImage.url']],
  'Media item': ['MediaItem', ['kind']],
  'Call to action': ['CallToAction', ['actionUrl', 'actionFile', 'actionPage']],
  Image: ['Image', ['src', 'webp', 'alt', 'title', 'width', 'height', 'focus.x', 'focus.y']],
  'Menu page': [
    'MenuPage',
    [
      'title',
      'section',
      'slug',
      'children.children',
      'hasFilters',
      'indexPage',
      'navigationActions',
      'hidden',
      'externalUrl',
      'dynamicSection',
      'type',
    ],
  ],
  Newsletter: [
    'GlobalConfigs',
    [
      'newsletterBox',
      'newsletterTexts.blockTitle',
      'newsletterTexts.abstract',
      'newsletterTexts.btnLabel',
      'newsletterAction',
    ],
  ],
  'Search result': [
    'SearchResult',
    [
      'title',
      'score',
      'type',
      'section',
      'label',
      'document.url',
      'versions.code',
      'versions.title',
    ],
  ],
}

/** The calls of the requirements, and the project's own. */
const calls: Readonly<Record<string, readonly string[]>> = {
  ...REQUIRED_CALLS,
  '/{site}/changes.json': ['since'],
}

const referencesIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : referencesIn(inner),
  )
}

const resolves = (reference: string): boolean =>
  valueAt(document, reference.split('/').slice(1)) !== undefined

describe('docs/content-api.yaml', () => {
  it('is what the contract says; if not, run `npx tsx scripts/write-content-api.ts`', () => {
    const file = join(__dirname, '../../docs/content-api.yaml')
    expect(readFileSync(file, 'utf8')).toBe(contentApiYaml())
  })

  it.each(Object.entries(requirements))(
    'has %s with every field of the requirements',
    (_, [name, fields]) => {
      const schema = schemas[name]
      expect(schema).toBeDefined()
      expect(fields.filter((field) => !has(schema, field.split('.')))).toEqual([])
    },
  )

  // @R7
  it('has every call of the requirements and that of changes with its query parameters, and the product-data service', () => {
    expect(Object.values(endpoints).map(({ path }) => path)).toEqual(Object.keys(calls))
    for (const endpoint of Object.values(endpoints)) {
      expect(endpoint.query).toEqual(expect.arrayContaining(calls[endpoint.path] ?? []))
    }
    expect(Object.keys(document.paths)).toEqual([...Object.keys(calls), productDataEndpoint.path])
  })

  it('answers collections as data with meta', () => {
    expect(JSON.stringify(document.paths['/{site}/search.json'])).toContain(
      '"data":{"type":"array","items":{"$ref":"#/components/schemas/SearchResult"}},"meta":',
    )
  })

  it('describes every parameter, gives each a schema, and offers the preview token everywhere', () => {
    for (const { get } of Object.values(document.paths)) {
      expect(get.parameters).toContainEqual({ $ref: '#/components/parameters/token' })
      for (const parameter of get.parameters) {
        if ('$ref' in parameter) continue
        expect(parameter).toEqual(
          expect.objectContaining({ description: expect.any(String), schema: expect.any(Object) }),
        )
      }
    }
  })

  it('has the closed lists in the parameters that take them', () => {
    const schemaOf = (path: string, name: string) =>
      document.paths[path]?.get.parameters.find((each) => 'name' in each && each.name === name)
    expect(schemaOf('/{site}/filters/{list}.json', 'list')).toMatchObject({
      schema: { enum: expect.arrayContaining(['productsCategories']) },
    })
    expect(schemaOf('/{site}/sitemap/{section}.json', 'section')).toMatchObject({
      schema: { enum: ['about', 'services', 'engineering', 'bit', 'basePages'] },
    })
  })

  it('refers to nothing that it does not hold', () => {
    expect(referencesIn(document).filter((reference) => !resolves(reference))).toEqual([])
  })

  it('says of every schema what it is, and of nothing else', () => {
    expect(Object.keys(schemaTexts).sort()).toEqual(Object.keys(schemas).sort())
  })
})
