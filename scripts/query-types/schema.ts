import { JSON_TYPE, querySchema, type WriteType } from '../../src/content-graph'
import { siteTypes } from '../../src/plan/site-types'

/** A GraphQL schema in its own language, with the TypeScript types of its scalars. */
export interface TypedSchema {
  readonly sdl: string
  readonly scalars: Readonly<Record<string, string>>
}

/** JSON fields by their names. GraphQL cannot describe their content; the contract does. */
const JSON_FIELDS: Readonly<Record<string, string>> = {
  blocks: `import('./templates/shared/views').WithImages<import('./contract').Entry['blocks']>`,
  translations: `import('./contract').Translations`,
  data: `import('gatsby-plugin-image').IGatsbyImageData`,
  share: `import('./templates/shared/frame').Cut`,
  shares: `Record<string, import('./templates/shared/frame').Cut>`,
}

/** The plugin sources only the sites of the website; another site in the content stops the build. */
const SITE_HANDLE = 'SiteHandle'
const isSiteHandle = (owner: string, name: string) =>
  name === 'site' || (owner === 'ContentSite' && name === 'handle')

/**
 * The schema for queries to Gatsby. JSON, and texts with a fixed set of words, are scalars of their own, so
 * that they can get a type.
 *
 * @throws when the type of a JSON field is unknown
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
