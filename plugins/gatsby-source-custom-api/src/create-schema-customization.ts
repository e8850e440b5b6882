import type { CreateSchemaCustomizationArgs } from 'gatsby'
import {
  contentSchema,
  type ContentSchemaType,
  IMAGE_TYPE,
  JSON_TYPE,
  PICTURE_TYPE,
  valueAt,
} from '../../../src/content-graph'
import { type ContentPicture, focusKey, imageNodeKey, mapPictures } from './pictures'

/**
 * The part of Gatsby's context that a resolver uses: reading a node here makes the page depend on
 * it.
 */
interface Context {
  readonly nodeModel: {
    getNodeById(query: {
      id: string
      type: string
    }): Promise<Readonly<Record<string, unknown>> | null>
  }
}

type CreateNodeId = (key: string) => string
type Source = Readonly<Record<string, unknown>>

/** Resolvers that join a picture in the content with the results of its file. */
export function pictureResolvers(createNodeId: CreateNodeId) {
  const fileOf = (picture: Pick<ContentPicture, 'src'>, context: Context) =>
    context.nodeModel.getNodeById({ id: createNodeId(imageNodeKey(picture.src)), type: IMAGE_TYPE })

  /** IGatsbyImageData of gatsby-plugin-image. */
  const data = async (picture: ContentPicture, _: unknown, context: Context): Promise<unknown> =>
    (await fileOf(picture, context))?.data ?? null

  /** `{src, width, height}` of the picture for social networks, cut around the focus. */
  const share = async (picture: ContentPicture, _: unknown, context: Context): Promise<unknown> => {
    const file = await fileOf(picture, context)
    return valueAt(file, ['shares', focusKey(picture.focus)]) ?? null
  }

  /** Blocks are JSON: their pictures get `data` and `share`, as pictures of typed fields do. */
  const json = (name: string) => (source: Source, _: unknown, context: Context) =>
    mapPictures(source[name], async (picture) => ({
      ...picture,
      data: await data(picture, _, context),
      share: await share(picture, _, context),
    }))

  return { data, share, json }
}

type Resolvers = ReturnType<typeof pictureResolvers>

/** The resolver of a field. By default Gatsby reads the node's field of that name. */
function resolverOf(type: string, key: string, base: string, resolvers: Resolvers) {
  if (type === IMAGE_TYPE || base !== JSON_TYPE) return {}
  if (type !== PICTURE_TYPE) return { resolve: resolvers.json(key) }
  return { resolve: key === 'share' ? resolvers.share : resolvers.data }
}

const fieldsOf = ({ name, fields }: ContentSchemaType, resolvers: Resolvers) =>
  Object.fromEntries(
    Object.entries(fields).map(([key, { type, base }]) => [
      key,
      { type, ...resolverOf(name, key, base, resolvers) },
    ]),
  )

/**
 * Declares all types of the contract to Gatsby, so that every query is valid even without content.
 */
export function createSchemaCustomization({
  actions,
  schema,
  createNodeId,
}: CreateSchemaCustomizationArgs): void {
  const resolvers = pictureResolvers(createNodeId)
  actions.createTypes(
    contentSchema().map((type) =>
      schema.buildObjectType({
        name: type.name,
        fields: fieldsOf(type, resolvers),
        interfaces: type.isNode ? ['Node'] : [],
        extensions: { infer: false },
      }),
    ),
  )
}
