import type { GatsbyNode } from 'gatsby'
import { neverNull } from '../../src/content-graph'
import { BackgroundTask } from '../../src/gatsby-api/background-task'
import { addResolvers } from '../../src/gatsby-api/functions-of-gatsby'
import { createSchemaCustomization as customizeSchema } from './src/create-schema-customization'
import { errorMap } from './src/errors'
import { type GivenOptions, withVariables } from './src/options'
import { pluginOptionsSchema as optionsSchema } from './src/plugin-options-schema'
import { sourceNodes as source } from './src/source-nodes'

export const onPluginInit: GatsbyNode['onPluginInit'] = ({ reporter }) => {
  reporter.setErrorMap(errorMap)
}

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = optionsSchema

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = customizeSchema

export const createResolvers: GatsbyNode['createResolvers'] = (args) => {
  const queries = [...neverNull].map(([name, type]) => [name, { type }] as const)
  addResolvers(args, { Query: Object.fromEntries(queries) })
}

const encoding = new BackgroundTask()

export const sourceNodes: GatsbyNode['sourceNodes'] = async (args, options: GivenOptions) => {
  await encoding.begin(await source(args, withVariables(options)))
}

export const onPostBuild: GatsbyNode['onPostBuild'] = ({ reporter }) =>
  encoding.end(reporter, 'rest of the pictures')
