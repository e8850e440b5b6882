import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type Webpack from 'webpack'
import type { Configuration } from 'webpack'
import { configureWebpack } from './webpack'

/** Gatsby's own: the site does not depend on it. */
const webpack = jest.requireActual<typeof Webpack>('webpack')

let folder: string
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'webpack-'))))
afterEach(() => rm(folder, { recursive: true }))

/** Compiles one file with the plugins that the site has in development. */
async function compile() {
  const settings: Configuration[] = []
  const setWebpackConfig = (given: Configuration) => void settings.push(given)
  const actions = { setWebpackConfig, replaceWebpackConfig: () => undefined }
  configureWebpack({ stage: 'develop', actions, getConfig: () => undefined }, false)
  await writeFile(path.join(folder, 'entry.js'), 'console.log(module.hot)')
  const compiler = webpack({
    mode: 'development',
    devtool: false,
    context: folder,
    entry: './entry.js',
    output: { path: folder, filename: 'bundle.js' },
    plugins: [
      ...settings.flatMap(({ plugins = [] }) => plugins),
      new webpack.HotModuleReplacementPlugin(),
    ],
  })
  const hash = await new Promise<string | undefined>((resolve, reject) =>
    compiler.run((error, stats) => (error ? reject(error) : resolve(stats?.hash))),
  )
  return { hash, bundle: await readFile(path.join(folder, 'bundle.js'), 'utf8') }
}

test('while developing, the browser asks for hot updates by the hash that webpack gives them', async () => {
  const { hash, bundle } = await compile()
  expect(hash).toMatch(/^[0-9a-f]{20}$/)
  expect(bundle).toContain(`"${hash}"`)
})
