import { stringify } from 'yaml'
import { z } from 'zod'
import { CONTRACT_VERSION, type Endpoint, endpoints, productDataEndpoint } from './endpoints'
import { code, handle, id, siteHandle, slug } from './fields'
import { filterLists } from './filters'
import { dynamicSections } from './navigation'
import { contractSchemas, type JsonObject, schemaReference } from './openapi-schemas'

const page = z.int().positive().default(1)

/** Parameters by name, with the text that the document gives them. */
const parameters: Readonly<Record<string, { schema: z.ZodType; text: string }>> = {
  site: { schema: siteHandle, text: 'The site whose content is asked for.' },
  list: { schema: z.enum(filterLists), text: 'The name of the filter list.' },
  dynamicSection: { schema: z.enum(dynamicSections), text: 'The dynamic part of the sitemap.' },
  section: { schema: handle, text: 'The handle of the content section.' },
  type: { schema: handle, text: 'The handle of the entry type within the section.' },
  page: {
    schema: z.union([handle, slug]),
    text: 'The handle of a fixed page, or the slug of an entry.',
  },
  id: { schema: id, text: 'The id of the category.' },
  code: {
    schema: code,
    text: 'The code of the category, of the short link, or of the product version.',
  },
  category: { schema: slug, text: 'The slug of the product category in this site.' },
  slug: { schema: slug, text: 'The slug of the product in this site.' },
}

const queryParameters: Readonly<Record<string, { schema: z.ZodType; text: string }>> = {
  site: { schema: siteHandle, text: 'The site in whose language labels and values are written.' },
  paginate: { schema: z.int().positive(), text: 'How many items one page of the answer holds.' },
  page: { schema: page, text: 'The page of the answer that is asked for, from 1.' },
  query: { schema: z.string(), text: 'Words to look for.' },
  since: { schema: z.string(), text: '`until` of an earlier answer.' },
  section: {
    schema: handle,
    text: 'Only results of this section; for services that count their results by section.',
  },
  sort: {
    schema: z.string(),
    text: 'The field to sort by, with a leading minus for descending order.',
  },
}

const parameterNames = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** The sitemap's sections are a closed list; editors define all other sections. */
const parameterKey = (path: string, name: string) =>
  name === 'section' && path.includes('/sitemap/') ? 'dynamicSection' : name

const jsonBody = (schema: unknown): JsonObject => ({ 'application/json': { schema } })

const sharedHeaders: JsonObject = {
  ETag: { description: 'Validator for `If-None-Match`.', schema: { type: 'string' } },
  LastModified: { description: 'Validator for `If-Modified-Since`.', schema: { type: 'string' } },
}

const validators: JsonObject = {
  ETag: { $ref: '#/components/headers/ETag' },
  'Last-Modified': { $ref: '#/components/headers/LastModified' },
}

const errorResponse = (description: string): JsonObject => ({
  description,
  content: jsonBody(schemaReference('Error')),
})

const sharedResponses: JsonObject = {
  NotModified: {
    description: 'The content is what the validator of the request stands for; there is no body.',
    headers: validators,
  },
  BadRequest: errorResponse('A parameter is not of its form.'),
  NotFound: errorResponse('There is no such content in this site.'),
  Failure: errorResponse('Any other error.'),
}

const sharedParameters: JsonObject = {
  token: {
    name: 'token',
    in: 'query',
    description: 'Preview token. With it drafts are answered too; such answers are never cached.',
    schema: { type: 'string' },
  },
  ifNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description: 'The `ETag` of an earlier answer. A service may ignore it.',
    schema: { type: 'string' },
  },
  ifModifiedSince: {
    name: 'If-Modified-Since',
    in: 'header',
    description: 'The `Last-Modified` of an earlier answer. A service may ignore it.',
    schema: { type: 'string' },
  },
}

const responses = (answer: unknown): JsonObject => ({
  200: { description: 'The content.', headers: validators, content: jsonBody(answer) },
  304: { $ref: '#/components/responses/NotModified' },
  400: { $ref: '#/components/responses/BadRequest' },
  404: { $ref: '#/components/responses/NotFound' },
  default: { $ref: '#/components/responses/Failure' },
})

const operation = (
  name: string,
  { path, summary, query = [], unneeded }: Endpoint,
  schemas: ReturnType<typeof contractSchemas>,
) => ({
  operationId: name,
  summary,
  ...(unneeded && { description: unneeded }),
  parameters: [
    ...parameterNames(path).map((parameter) => ({
      name: parameter,
      in: 'path',
      required: true,
      description: parameters[parameterKey(path, parameter)]?.text,
      schema: schemas.parameters[parameterKey(path, parameter)],
    })),
    ...query.map((parameter) => ({
      name: parameter,
      in: 'query',
      description: queryParameters[parameter]?.text,
      schema: schemas.parameters[`?${parameter}`],
    })),
    ...Object.keys(sharedParameters).map((each) => ({ $ref: `#/components/parameters/${each}` })),
  ],
  responses: responses(schemas.answers[name]),
})

/**
 * The contract as an OpenAPI 3.1 document: every endpoint with its parameters, answers and errors.
 * The product-data service is a path with a server of its own, since it is another host.
 */
export function openApiDocument() {
  const schemas = contractSchemas({
    ...Object.fromEntries(Object.entries(parameters).map(([name, { schema }]) => [name, schema])),
    ...Object.fromEntries(
      Object.entries(queryParameters).map(([name, { schema }]) => [`?${name}`, schema]),
    ),
  })
  const paths = Object.entries(endpoints).map(
    ([name, endpoint]) => [endpoint.path, { get: operation(name, endpoint, schemas) }] as const,
  )
  return {
    openapi: '3.1.1',
    info: {
      title: 'Content service',
      version: CONTRACT_VERSION,
      description: [
        'The calls of the website to its content service. All calls are GET and answer JSON.',
        'A collection is `data` with `meta.pagination`; a single resource is the object itself.',
        'Fields that are not named here are ignored.',
        'A field that may be `null` may also be left out, or be blank (`""`, `[]` for an object): all are the same.',
        'Accepted besides what is written here: `0`, `1`, `"0"`, `"1"` for booleans, digits in a text for numbers,',
        'a blank instead of the `T` of an instant. docs/content-service.md says more.',
        'This file is generated from the schemas that check every answer: do not edit it.',
      ].join('\n'),
    },
    servers: [
      {
        url: '{base}',
        description: 'The content service.',
        variables: {
          base: { default: 'http://localhost:8055/api', description: 'Its base address.' },
        },
      },
    ],
    paths: {
      ...Object.fromEntries(paths),
      [productDataEndpoint.path]: {
        servers: [
          {
            url: '{base}',
            description: 'The product-data service.',
            variables: {
              base: {
                default: 'http://localhost:8055/product-data',
                description: 'Its base address.',
              },
            },
          },
        ],
        get: operation('productData', productDataEndpoint, schemas),
      },
    },
    components: {
      parameters: sharedParameters,
      headers: sharedHeaders,
      responses: sharedResponses,
      schemas: schemas.components,
    },
  }
}

/** The text of `docs/content-api.yaml`. */
export const contentApiYaml = (): string =>
  [
    '# Generated from src/contract by `npx tsx scripts/write-content-api.ts`. Do not edit.',
    stringify(openApiDocument(), { lineWidth: 100, aliasDuplicateObjects: false }),
  ].join('\n')
