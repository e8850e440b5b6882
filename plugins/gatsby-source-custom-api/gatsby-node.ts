import type { GatsbyNode } from 'gatsby'
import { createSchemaCustomization as customizeSchema } from './src/create-schema-customization'
import { errorMap } from './src/errors'
import { pluginOptionsSchema as optionsSchema } from './src/plugin-options-schema'
import { sourceNodes as source } from './src/source-nodes'

export const onPluginInit: GatsbyNode['onPluginInit'] = ({ reporter }) => {
  reporter.setErrorMap(errorMap)
}

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = optionsSchema

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = customizeSchema

export const sourceNodes: GatsbyNode['sourceNodes'] = source
