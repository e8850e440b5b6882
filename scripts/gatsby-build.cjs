/*
 * `gatsby build` that loads Gatsby and then waits to be told, on its standard input, which variables its environment is
 * to have besides. It ends without a build when its input ends without a word. A second word says that there is
 * something to build (src/gatsby-node/content/awaited-content.ts).
 */
const { existsSync } = require('node:fs')
const { text } = require('node:stream/consumers')
const compiler = require('gatsby/dist/utils/parcel/compile-gatsby-files')
require('gatsby/dist/commands/build')

if (typeof compiler.compileGatsbyFiles !== 'function') {
  throw new Error('Gatsby compiles its files otherwise: see "built code" in docs/gatsby.md.')
}

process.stdin.once('data', async (chunk) => {
  const [variables, ...rest] = chunk.toString().split('\n')
  // What follows is for those to read who wait for it.
  process.stdin.pause()
  process.stdin.unshift(rest.join('\n'))
  Object.assign(process.env, JSON.parse(variables))
  // Where its own files are compiled already, it would start its compiler, which takes 4 s to find that out
  // (docs/gatsby.md, built code). Somebody may have emptied its cache meanwhile.
  if (process.env.BUILT_CODE === '1' && existsSync('.cache/compiled/gatsby-node.js')) {
    compiler.compileGatsbyFiles = () => Promise.resolve()
  } else {
    // Compiling is ended in its middle when there is nothing to build, and the next build would take it for done.
    if ((await text(process.stdin)) === '') return
    process.env.CONTENT_AWAITED = ''
  }
  require('gatsby/cli.js')
})
