import { JSON_TYPE, querySchema, type WriteType } from '../../src/content-graph'
import { siteTypes } from '../../src/gatsby-node/content/site-types'

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

/**
 * What queries may ask of Gatsby. JSON, and a text of certain words, are scalars of their own: those
 * can be given a type.
 *
 * @throws when nothing says of what type a JSON field is
 */
export function typedSchema(): TypedSchema {
  const scalars = new Map([[SITE_HANDLE, `import('./sites').SiteHandle`]])

  const writeType: WriteType = (owner, name, { type, base, values }) => {
    if (isSiteHandle(owner, name)) return type.replace(base, SITE_HANDLE)
    const own = values?.map((value) => `'${value}'`).join(' | ') ?? JSON_FIELDS[name]
    if (base === JSON_TYPE && own === undefined) {
      throw new Error(`${owner}.${name} is JSON: JSON_FIELDS has to say of what type.`)
    }
    if (own === undefined || (base !== JSON_TYPE && !values)) return type
    scalars.set(`${owner}_${name}`, own)
    return type.replace(base, `${owner}_${name}`)
  }

  const content = querySchema(siteTypes, writeType)
  const sdl = [content, ...[...scalars.keys()].map((name) => `scalar ${name}`)].join('\n')
  return { sdl, scalars: Object.fromEntries(scalars) }
}
