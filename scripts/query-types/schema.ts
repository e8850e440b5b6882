import { contentSchema, neverNull } from '../../plugins/gatsby-source-custom-api/src/content-schema'
import {
  type DerivedField,
  JSON_TYPE,
} from '../../plugins/gatsby-source-custom-api/src/graphql-from-contract'
import { siteMetadataTypes } from '../../src/gatsby-node/content/site-metadata'
import { siteUnitTypes } from '../../src/gatsby-node/content/site-units'

/** A GraphQL schema in its own language, and what its scalars are in TypeScript. */
export interface TypedSchema {
  readonly sdl: string
  readonly scalars: Readonly<Record<string, string>>
}

/** JSON fields by their names: GraphQL cannot say what is in them, the contract does. */
const JSON_FIELDS: Readonly<Record<string, string>> = {
  blocks: `import('./templates/shared/views').WithImages<import('./contract').Entry['blocks']>`,
  translations: `import('./contract').Translations`,
  data: `import('gatsby-plugin-image').IGatsbyImageData`,
  share: `import('./templates/shared/frame').Cut`,
  shares: `Record<string, import('./templates/shared/frame').Cut>`,
}

/** The plugin sources the sites of the website alone; another one in the content ends the build. */
const SITE_HANDLE = 'SiteHandle'
const isSiteHandle = (owner: string, name: string) =>
  name === 'site' || (owner === 'ContentSite' && name === 'handle')

const block = (head: string, lines: readonly string[]) => `${head} {\n${lines.join('\n')}\n}`

/** What Gatsby lists, groups and counts nodes by. */
const connection = (name: string) => [
  block(`type ${name}Connection`, [
    `nodes: [${name}!]!`,
    'totalCount: Int!',
    `group: [${name}GroupConnection!]!`,
  ]),
  block(`type ${name}GroupConnection`, [
    'fieldValue: String',
    'totalCount: Int!',
    `nodes: [${name}!]!`,
  ]),
]

/** Gatsby's two queries for the nodes of a type. */
const queriesFor = (name: string) => {
  const one = `${name.charAt(0).toLowerCase()}${name.slice(1)}`
  return [`${one}: ${neverNull.get(one) ?? name}`, `all${name}: ${name}Connection!`]
}

/**
 * What queries may ask of Gatsby, as far as types need it: the content's types as the plugin gives
 * them to Gatsby, and Gatsby's queries for nodes. It takes no build and no content. Arguments are
 * not described: Gatsby checks them.
 */
export function querySchema(): TypedSchema {
  const scalars = new Map([[SITE_HANDLE, `import('./sites').SiteHandle`]])

  /** JSON, and a text of certain words, become scalars of their own: those can be given a type. */
  const typeOf = (owner: string, name: string, { type, base, values }: DerivedField): string => {
    if (isSiteHandle(owner, name)) return type.replace(base, SITE_HANDLE)
    const own = values?.map((value) => `'${value}'`).join(' | ') ?? JSON_FIELDS[name]
    if (base === JSON_TYPE && own === undefined) {
      throw new Error(`${owner}.${name} is JSON: JSON_FIELDS has to say of what type.`)
    }
    if (own === undefined || (base !== JSON_TYPE && !values)) return type
    scalars.set(`${owner}_${name}`, own)
    return type.replace(base, `${owner}_${name}`)
  }

  const types = contentSchema()
  const nodes = types.filter(({ isNode }) => isNode).map(({ name }) => name)
  const objects = types.map(({ name, isNode, fields }) =>
    block(`type ${name}${isNode ? ' implements Node' : ''}`, [
      ...(isNode ? ['id: ID!'] : []),
      ...Object.entries(fields).map(([key, field]) => `${key}: ${typeOf(name, key, field)}`),
    ]),
  )
  const sdl = [
    block('interface Node', ['id: ID!']),
    siteMetadataTypes.replace('siteMetadata:', 'id: ID!\nsiteMetadata:'),
    ...objects,
    siteUnitTypes,
    ...nodes.flatMap(connection),
    block('type Query', ['site: Site!', ...nodes.flatMap(queriesFor)]),
    ...[...scalars.keys()].map((name) => `scalar ${name}`),
  ]
  return { sdl: sdl.join('\n'), scalars: Object.fromEntries(scalars) }
}
