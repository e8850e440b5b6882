/*
 * `gatsby build` where Gatsby's own files are compiled already, as they are when the code is that of the last
 * build: Gatsby would start its compiler, which takes 4 s to find that out (docs/gatsby.md, built code).
 */
const { existsSync } = require('node:fs')
const compiler = require('gatsby/dist/utils/parcel/compile-gatsby-files')

if (typeof compiler.compileGatsbyFiles !== 'function') {
  throw new Error('Gatsby compiles its files otherwise: see "built code" in docs/gatsby.md.')
}
// Somebody may have emptied Gatsby's cache meanwhile.
if (existsSync('.cache/compiled/gatsby-node.js')) {
  compiler.compileGatsbyFiles = () => Promise.resolve()
}

require('gatsby/cli.js')
