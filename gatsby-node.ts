import type { GatsbyNode } from 'gatsby'
import { isOpenToSearch } from './scripts/environment'
import { readContent } from './src/build/content'
import { createAllPages } from './src/build/create-pages'
import { writeDiscovery } from './src/build/discovery'
import { embeddedAddresses } from './src/build/embedded-addresses'
import { pruneBuild } from './src/build/prune'
import { relinkStyles, styleSheetName } from './src/build/relink-styles'
import { addSiteUnits } from './src/build/site-units'
import {
  AnyStyleOrder,
  browserAliases,
  ShortClassNames,
  ShortHashes,
  StableCompilationHash,
  ThemeColour,
} from './src/build/webpack'
import { policyOptions, writeContentSecurityPolicy } from './src/serving/content-security-policy'

/** Below the build folder, which is what Gatsby runs in (scripts/build-folder.ts). */
const PUBLIC = 'public'

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, stage }) => {
  actions.setWebpackConfig({
    resolve: { alias: browserAliases(stage) },
    plugins: [
      new ThemeColour(),
      new ShortHashes(),
      new StableCompilationHash(),
      new AnyStyleOrder(),
      ...(stage.startsWith('build') ? [new ShortClassNames()] : []),
    ],
    // Sources are not published.
    ...(stage === 'build-javascript' ? { devtool: false } : {}),
  })
}

export const createResolvers: GatsbyNode['createResolvers'] = addSiteUnits

export const createPages: GatsbyNode['createPages'] = createAllPages

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ graphql }) => {
  await relinkStyles(PUBLIC, styleSheetName())
  await pruneBuild(graphql, PUBLIC)
  const isOpen = isOpenToSearch()
  await writeDiscovery(graphql, PUBLIC, isOpen)
  const embedded = embeddedAddresses(await readContent(graphql))
  await writeContentSecurityPolicy(PUBLIC, { ...policyOptions(process.env), embedded, isOpen })
}
