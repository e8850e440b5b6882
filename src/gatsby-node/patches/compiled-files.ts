import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { keepsCompiled } from './built-code'
import { emittedAssets } from './compilation-hash'

/** Gatsby's compiled page renderer. */
const RENDERER = '.cache/page-ssr/routes/render-page.js'

/** Scripts and styles at the top of the output, by the hash in their names, of this build or an earlier one. */
export const ASSET = /^[^/]+[-.][0-9a-f]{8,20}\.(?:js|css)(?:\.map|\.LICENSE\.txt)?$/

/**
 * The current scripts and styles at the top of a build's output, sorted by name. If a build
 * compiles nothing, these are all existing ones, because the build before left no others.
 */
export async function compiledAssets(publicDir: string): Promise<ReadonlySet<string>> {
  const files = keepsCompiled() ? await readdir(publicDir) : [...emittedAssets()]
  return new Set(files.filter((file) => ASSET.test(file)).sort())
}

const stats = z.object({
  namedChunkGroups: z.record(
    z.string(),
    z.object({ assets: z.array(z.object({ name: z.string() })) }),
  ),
})

/** The scripts and styles of a build by their group of chunks, from Gatsby's own file. */
export async function compiledGroups(
  publicDir: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const file = await readFile(path.join(publicDir, 'webpack.stats.json'), 'utf8')
  const { namedChunkGroups } = stats.parse(JSON.parse(file))
  return new Map(
    Object.entries(namedChunkGroups).map(([group, { assets }]) => [
      group,
      assets.map(({ name }) => name),
    ]),
  )
}

/** Whether all compiled files of the last build still exist. */
export async function isCompiled(folder: string): Promise<boolean> {
  const output = path.join(folder, 'public')
  const groups = await compiledGroups(output).catch(() => null)
  const files = [...(groups?.values() ?? [])].flat()
  return (
    files.length > 0 &&
    files.every((file) => existsSync(path.join(output, file))) &&
    existsSync(path.join(folder, RENDERER))
  )
}
