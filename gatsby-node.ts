import type { GatsbyNode } from 'gatsby'
import { isOpenToSearch } from './scripts/environment'
import { readContent } from './src/gatsby-node/content/content'
import { babelOptions } from './src/gatsby-node/babel'
import { createAllPages } from './src/gatsby-node/pages/create-pages'
import { writeDiscovery } from './src/gatsby-node/files/discovery'
import { embeddedAddresses } from './src/gatsby-node/content/embedded-addresses'
import { writeContentFacts } from './src/gatsby-node/files/content-facts'
import { plainHtml } from './src/gatsby-node/patches/plain-html'
import { pruneBuild } from './src/gatsby-node/patches/prune'
import { relinkStyles, styleSheets } from './src/gatsby-node/patches/relink-styles'
import { withPageScripts, scriptsOf } from './src/gatsby-node/patches/page-scripts'
import { rewritePages } from './src/gatsby-node/patches/rewrite-pages'
import { withoutChunkMapping } from './src/gatsby-node/patches/chunk-mapping'
import { defineSiteMetadata, requireSite } from './src/gatsby-node/content/site-metadata'
import { addSiteUnits } from './src/gatsby-node/content/site-units'
import { webpackConfig } from './src/gatsby-node/webpack'
import { policyOptions, writeContentSecurityPolicy } from './src/serving/content-security-policy'

/** What Gatsby runs in (scripts/build-folder.ts). */
const BUILD_FOLDER = '.'
const PUBLIC = 'public'

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, stage }) => {
  actions.setWebpackConfig(webpackConfig(stage, isOpenToSearch()))
}

export const onCreateBabelConfig: GatsbyNode['onCreateBabelConfig'] = ({ actions }) => {
  actions.setBabelOptions({ options: babelOptions })
}

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = defineSiteMetadata

export const createResolvers: GatsbyNode['createResolvers'] = (args) => {
  requireSite(args)
  addSiteUnits(args)
}

export const createPages: GatsbyNode['createPages'] = createAllPages

export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  const { graphql } = args
  await pruneBuild(graphql, PUBLIC)
  const [sheets, scripts] = [styleSheets(), await scriptsOf(PUBLIC)]
  await rewritePages(PUBLIC, (html) =>
    withPageScripts(plainHtml(withoutChunkMapping(relinkStyles(html, sheets))), scripts),
  )
  const isOpen = isOpenToSearch()
  await writeDiscovery(graphql, PUBLIC, isOpen)
  const embedded = embeddedAddresses(await readContent(graphql))
  await writeContentFacts(args, BUILD_FOLDER)
  await writeContentSecurityPolicy(PUBLIC, { ...policyOptions(process.env), embedded, isOpen })
}
