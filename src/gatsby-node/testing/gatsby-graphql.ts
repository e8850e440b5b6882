import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SourceNodesArgs } from 'gatsby'
import * as sourcePlugin from '../../../plugins/gatsby-source-custom-api/gatsby-node'
import { ContentNodes } from '../../../plugins/gatsby-source-custom-api/src/nodes'
import type { Graphql, NodeDraft } from '../../content-graph'
import * as site from '../../../gatsby-node'

const SOURCE = 'gatsby-source-custom-api'

/** A plugin as Gatsby has them after loading; its hooks are handed over with it. */
const plugin = (name: string) => ({
  id: name,
  name,
  resolve: name,
  version: '',
  pluginOptions: { plugins: [] as [] },
  nodeAPIs: [
    'createSchemaCustomization' as const,
    'sourceNodes' as const,
    'createResolvers' as const,
  ],
  browserAPIs: [],
  ssrAPIs: [],
  pluginFilepath: '',
})

/**
 * Gatsby's own `graphql` without a build. Gatsby makes the schema from the declarations of the
 * plugin and the site. The nodes are those that the plugin writes. Their ids are their types and
 * keys.
 *
 * Gatsby keeps its data in the working directory, which is empty at the start. It runs until its
 * process ends.
 */
export async function gatsbyGraphql(
  drafts: readonly NodeDraft[],
  siteUrl: string,
): Promise<Graphql> {
  const directory = process.cwd()
  process.chdir(await mkdtemp(path.join(tmpdir(), 'queries-')))
  const { store } = await import('gatsby/dist/redux')
  const { setGatsbyPluginCache } = await import('gatsby/dist/utils/import-gatsby-plugin')
  const { createSchemaCustomization } =
    await import('gatsby/dist/utils/create-schema-customization')
  const { default: sourceNodes } = await import('gatsby/dist/utils/source-nodes')
  const { buildSchema } = await import('gatsby/dist/services/build-schema')
  const { GraphQLRunner } = await import('gatsby/dist/query/graphql-runner')

  const source = plugin(SOURCE)
  const own = plugin('default-site-plugin')
  setGatsbyPluginCache(source, 'gatsby-node', {
    ...sourcePlugin,
    sourceNodes: (args: SourceNodesArgs) =>
      new ContentNodes({ ...args, createNodeId: (key: string) => key }).write(drafts),
  })
  setGatsbyPluginCache(own, 'gatsby-node', {
    ...site,
    sourceNodes: ({ actions, createContentDigest }: SourceNodesArgs) =>
      actions.createNode({
        siteMetadata: { siteUrl },
        id: 'Site',
        internal: { type: 'Site', contentDigest: createContentDigest(siteUrl) },
      }),
  })
  store.dispatch({ type: 'SET_SITE_FLATTENED_PLUGINS', payload: [source, own] })
  await createSchemaCustomization({})
  await sourceNodes({ webhookBody: undefined })
  await buildSchema({})
  process.chdir(directory)

  const runner = new GraphQLRunner(store)
  return async <Data, Variables>(query: string, variables?: Variables) => {
    const options = { queryName: 'test', parentSpan: undefined }
    const { data, errors } = await runner.query(query, { ...variables }, options)
    if (errors) throw new Error(errors.map(({ message }) => message).join('\n'))
    return { data: data as Data }
  }
}
