import type { GatsbyNode } from 'gatsby'
import { BUILT_CODE_VARIABLE } from './scripts/build-variables'
import { isOpenToSearch } from './scripts/environment'
import { BackgroundTask } from './src/gatsby-api/background-task'
import { createAllPages } from './src/gatsby-node/pages/create-pages'
import { writeDiscovery } from './src/gatsby-node/files/discovery/write-discovery'
import { embeddedAddresses } from './src/gatsby-node/content/embedded-addresses'
import { writeContentFacts } from './src/gatsby-node/files/content-facts'
import { writePageContexts } from './src/gatsby-node/files/page-contexts'
import { keepCompiled } from './src/gatsby-node/patches/built-code'
import { isCompiled } from './src/gatsby-node/patches/compiled-files'
import { finishPages } from './src/gatsby-node/patches/finish-pages'
import { resolveLists } from './src/gatsby-node/patches/lists'
import { pruneBuild } from './src/gatsby-node/patches/prune'
import { withPlainErrors } from './src/gatsby-node/plain-errors'
import { addResolvers } from './src/gatsby-api/functions-of-gatsby'
import { timed } from './src/gatsby-api/timed'
import { configureWebpack } from './src/gatsby-node/webpack'
import { siteMetadataTypes } from './src/plan/site-types'
import { siteUnits } from './src/plan/site-units'
import { policyOptions, writeContentSecurityPolicy } from './src/serving/content-security-policy'

/** The folder that Gatsby runs in (scripts/build-folder.ts). */
const BUILD_FOLDER = '.'
const PUBLIC = 'public'

const shareImages = new BackgroundTask()

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) =>
  configureWebpack(args, isOpenToSearch())

export const onCreateBabelConfig: GatsbyNode['onCreateBabelConfig'] = ({ actions }) => {
  // Gatsby's preset compiles `?.` and `??` for all browsers. Without support for `document.all` the
  // result is shorter.
  actions.setBabelOptions({ options: { assumptions: { noDocumentAll: true } } })
}

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async (args) => {
  if (process.env[BUILT_CODE_VARIABLE] === '1' && (await isCompiled(BUILD_FOLDER)))
    keepCompiled(args)
}

/**
 * Each site has its own not-found page. In development Gatsby would add another (docs/gatsby.md,
 * development).
 */
export const onCreatePage: GatsbyNode['onCreatePage'] = ({ page, actions }) => {
  if (page.path.includes('/dev-404-page')) actions.deletePage(page)
}

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(siteMetadataTypes)
}

export const createResolvers: GatsbyNode['createResolvers'] = (args) => {
  // Every build has its metadata, and key figures have the other units of the site's readers.
  addResolvers(args, { Query: { site: { type: 'Site!' } } })
  addResolvers(args, siteUnits)
  resolveLists(args)
}

export const createPages: GatsbyNode['createPages'] = withPlainErrors((args) =>
  createAllPages(args, shareImages),
)

export const onPostBuild: GatsbyNode['onPostBuild'] = withPlainErrors(async (args) => {
  const { graphql, reporter } = args
  const isOpen = isOpenToSearch()
  await timed(reporter, 'obsolete files', () => pruneBuild(graphql, PUBLIC))
  const pages = await timed(reporter, 'finishing pages', () => finishPages(PUBLIC))
  writePageContexts(PUBLIC)
  await timed(reporter, 'sitemaps and feeds', () =>
    writeDiscovery(graphql, PUBLIC, (page, pictures) => pages.picturesOn(page, pictures), isOpen),
  )
  await timed(reporter, 'facts for the report', () => writeContentFacts(args, BUILD_FOLDER))
  const embedded = await embeddedAddresses(graphql)
  await writeContentSecurityPolicy(PUBLIC, pages.inlineCode(), {
    ...policyOptions(process.env),
    embedded,
    isOpen,
  })
  await shareImages.end(reporter, 'rest of the share images')
  await pages.keep()
})
