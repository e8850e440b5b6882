import {
  type DerivedField,
  type DerivedType,
  JSON_TYPE,
  typesFromContract,
} from './graphql-from-contract'
import { contentTypes, IMAGE_TYPE, nodeTypeNames, singles } from './node-types'

/** A type of the content's GraphQL schema. */
export interface ContentSchemaType extends DerivedType {
  /** Gatsby's nodes can be asked for by themselves and in lists. */
  readonly isNode: boolean
}

/**
 * Names that would collide: `Image` and `Seo` are node types, but these are parts of other types.
 */
const names = { Image: 'Picture', Seo: 'PageSeo' }
export const PICTURE_TYPE = 'ContentPicture'

const field = (base: string, mark = '!'): DerivedField => ({ type: `${base}${mark}`, base })

const texts: DerivedField = { type: '[String!]!', base: 'String' }

/** The fields that the plugin adds to those of the contract. */
const added: Readonly<Record<string, DerivedType['fields']>> = {
  ...Object.fromEntries(
    Object.entries(contentTypes)
      .filter(([, { perSite }]) => perSite)
      .map(([name]) => [name, { site: field('String') }]),
  ),
  ContentEntry: { site: field('String'), handle: field('String', '') },
  // The position in the service's list: the order that editors chose.
  ContentProduct: { site: field('String'), position: field('Int') },
  ContentProductCategory: { site: field('String'), position: field('Int') },
  ContentLocation: {
    site: field('String'),
    section: field('String'),
    position: field('Int'),
    // The build writes them for the site, so that no browser needs to.
    writtenHours: texts,
  },
  [PICTURE_TYPE]: { data: field(JSON_TYPE, ''), share: field(JSON_TYPE, '') },
}

const imageType: DerivedType = {
  name: IMAGE_TYPE,
  fields: {
    address: field('String'),
    width: field('Int'),
    height: field('Int'),
    data: field(JSON_TYPE),
    shares: field(JSON_TYPE),
  },
}

/** On nodes the contract's `id` becomes `contentId`: Gatsby needs `id` for itself. */
const renamed = (key: string, isNode: boolean) => (isNode && key === 'id' ? 'contentId' : key)

/**
 * All types of the content's GraphQL schema, in an order that depends on the contract alone. Gatsby
 * gets them, and the types of queries are made from them (`scripts/query-types`).
 */
export function contentSchema(): ContentSchemaType[] {
  const roots = Object.entries(contentTypes).map(([name, { schema }]) => ({ name, schema }))
  return [...typesFromContract(roots, names), imageType].map(({ name, fields }) => {
    const isNode = nodeTypeNames.includes(name)
    const own = Object.entries(fields).map(([key, type]) => [renamed(key, isNode), type] as const)
    return { name, isNode, fields: { ...added[name], ...Object.fromEntries(own) } }
  })
}

const queryName = (type: string) => `${type.charAt(0).toLowerCase()}${type.slice(1)}`

/**
 * The queries for one node whose answer is never `null`, by their names. Every site must have one
 * such node. A build that lacks one ends before any query.
 */
export const neverNull: ReadonlyMap<string, string> = new Map(
  singles.map(([, type]) => [queryName(type), `${type}!`]),
)
