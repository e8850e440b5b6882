import type { CreateSchemaCustomizationArgs, NodePluginSchema } from 'gatsby'
import { type DerivedType, JSON_TYPE, typesFromContract } from './graphql-from-contract'
import { contentTypes, IMAGE_TYPE } from './node-types'
import { type ContentPicture, focusKey, imageNodeKey, mapPictures } from './pictures'

/** Names that would collide: `Image` and `Seo` are node types, what they name here is part of others. */
const names = { Image: 'Picture', Seo: 'PageSeo' }
const PICTURE_TYPE = 'ContentPicture'

/** What a resolver uses of Gatsby's context: reading a node here makes the page depend on it. */
interface Context {
  readonly nodeModel: {
    getNodeById(query: {
      id: string
      type: string
    }): Promise<Readonly<Record<string, unknown>> | null>
  }
}

type Fields = Parameters<NodePluginSchema['buildObjectType']>[0]['fields']
type CreateNodeId = (key: string) => string
type Source = Readonly<Record<string, unknown>>

const field = (type: string) => ({ type })

/** Resolvers that join a picture in the content with what was made of its file. */
export function pictureResolvers(createNodeId: CreateNodeId) {
  const fileOf = (picture: Pick<ContentPicture, 'src'>, context: Context) =>
    context.nodeModel.getNodeById({ id: createNodeId(imageNodeKey(picture.src)), type: IMAGE_TYPE })

  /** IGatsbyImageData of gatsby-plugin-image. */
  const data = async (picture: ContentPicture, _: unknown, context: Context): Promise<unknown> =>
    (await fileOf(picture, context))?.data ?? null

  /** `{src, width, height}` of the picture for social networks, cut around the focus. */
  const share = async (picture: ContentPicture, _: unknown, context: Context): Promise<unknown> => {
    const shares = (await fileOf(picture, context))?.shares
    return typeof shares === 'object' && shares !== null
      ? (Reflect.get(shares, focusKey(picture.focus)) ?? null)
      : null
  }

  /** Blocks are JSON: their pictures get `data` and `share` as typed ones do. */
  const json = (name: string) => (source: Source, _: unknown, context: Context) =>
    mapPictures(source[name], async (picture) => ({
      ...picture,
      data: await data(picture, _, context),
      share: await share(picture, _, context),
    }))

  return { data, share, json }
}

/** A type's fields for Gatsby: on nodes the contract's `id` becomes `contentId`. */
function fieldsOf({ name, fields }: DerivedType, resolvers: ReturnType<typeof pictureResolvers>) {
  const node = Object.hasOwn(contentTypes, name)
  return Object.fromEntries(
    Object.entries(fields).map(([key, { type, base }]) => {
      const own = node && key === 'id' ? 'contentId' : key
      return [own, base === JSON_TYPE ? { type, resolve: resolvers.json(own) } : { type }]
    }),
  )
}

/** Tells Gatsby all types of the contract, so that every query holds even when there is no content. */
export function createSchemaCustomization({
  actions,
  schema,
  createNodeId,
}: CreateSchemaCustomizationArgs): void {
  const resolvers = pictureResolvers(createNodeId)
  const extra: Readonly<Record<string, Fields>> = {
    ...Object.fromEntries(
      Object.entries(contentTypes).map(([name, { perSite }]) => [
        name,
        perSite ? { site: field('String!') } : {},
      ]),
    ),
    ContentEntry: { site: field('String!'), handle: field('String') },
    // Where the service's list has it: the order that editors chose.
    ContentProduct: { site: field('String!'), position: field('Int!') },
    ContentProductCategory: { site: field('String!'), position: field('Int!') },
    ContentLocation: {
      site: field('String!'),
      section: field('String!'),
      position: field('Int!'),
    },
    [PICTURE_TYPE]: {
      data: { type: JSON_TYPE, resolve: resolvers.data },
      share: { type: JSON_TYPE, resolve: resolvers.share },
    },
  }
  const roots = Object.entries(contentTypes).map(([name, { schema: contract }]) => ({
    name,
    schema: contract,
  }))
  const derived = typesFromContract(roots, names).map((type) =>
    schema.buildObjectType({
      name: type.name,
      fields: { ...extra[type.name], ...fieldsOf(type, resolvers) },
      interfaces: Object.hasOwn(contentTypes, type.name) ? ['Node'] : [],
      extensions: { infer: false },
    }),
  )
  const image = schema.buildObjectType({
    name: IMAGE_TYPE,
    fields: {
      address: field('String!'),
      width: field('Int!'),
      height: field('Int!'),
      data: field('JSON!'),
      shares: field('JSON!'),
    },
    interfaces: ['Node'],
    extensions: { infer: false },
  })
  actions.createTypes([...derived, image])
}
