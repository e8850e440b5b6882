import { copyFile, lstat, mkdir, readdir, rm, symlink, utimes } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/**
 * The folder where Gatsby works. Gatsby writes in place, to `.cache` and `public` of its folder. It therefore
 * has folders of its own: a build that fails or is stopped touches nothing that is published.
 */
export const BUILD = '.build'

/** The inputs of a build, besides packages. */
const SOURCES = [
  ...['src', 'plugins', 'static', 'scripts', 'package.json', 'tsconfig.json'],
  ...['gatsby-config.ts', 'gatsby-node.ts', 'gatsby-browser.tsx', 'gatsby-ssr.tsx'],
  ...['.env', '.env.development', '.env.production'],
] as const

/** The sources as paths relative to the repository, for file watchers. */
export const sources: readonly string[] = SOURCES

const statOf = (path: string) => lstat(path).catch(() => null)

/**
 * Makes a copy equal to its original: a file keeps its date, and a folder has the same files and no others.
 */
async function mirror(original: string, copy: string): Promise<void> {
  const [wanted, found] = await Promise.all([statOf(original), statOf(copy)])
  if (found && wanted?.isDirectory() !== found.isDirectory()) await rm(copy, { recursive: true })
  if (!wanted) return
  if (wanted.isDirectory()) {
    await mkdir(copy, { recursive: true })
    const names = new Set([...(await readdir(original)), ...(await readdir(copy))])
    await Promise.all([...names].map((name) => mirror(join(original, name), join(copy, name))))
    return
  }
  if (found?.size === wanted.size && found.mtime.getTime() === wanted.mtime.getTime()) return
  await copyFile(original, copy)
  await utimes(copy, wanted.atime, wanted.mtime)
}

/** Brings the sources of a build folder up to date. */
export async function mirrorSources(folder: string): Promise<void> {
  await Promise.all(SOURCES.map((source) => mirror(source, join(folder, source))))
}

/**
 * Prepares a folder that Gatsby can run in. Gatsby's files from earlier runs stay, for the next build.
 *
 * @param purpose each has a folder of its own: builds never see the files of `gatsby develop`
 */
export async function prepareBuildFolder(purpose: 'production' | 'development'): Promise<string> {
  const folder = resolve(BUILD, purpose)
  await mkdir(folder, { recursive: true })
  await mirrorSources(folder)
  const packages = join(folder, 'node_modules')
  await rm(packages, { force: true })
  // A junction needs no special rights on Windows; other systems ignore the type.
  await symlink(resolve('node_modules'), packages, 'junction')
  return folder
}
