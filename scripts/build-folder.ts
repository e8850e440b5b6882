import { copyFile, lstat, mkdir, readdir, rm, symlink, utimes } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/**
 * Where Gatsby works. It writes in place, to `.cache` and `public` of the folder that it runs in, so
 * it runs in folders of its own: a build that fails or is ended has touched nothing that is published.
 */
export const BUILD = '.build'

/** What the site is built from, besides packages. */
const SOURCES = [
  ...['src', 'plugins', 'static', 'scripts', 'package.json', 'tsconfig.json'],
  ...['gatsby-config.ts', 'gatsby-node.ts', 'gatsby-browser.tsx', 'gatsby-ssr.tsx'],
  ...['.env', '.env.development', '.env.production'],
] as const

/** The sources as paths from the repository's folder, for whoever watches them. */
export const sources: readonly string[] = SOURCES

const statOf = (path: string) => lstat(path).catch(() => null)

/** Makes a copy like its original: a file with its date, a folder with the same files and no others. */
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
 * Prepares a folder that Gatsby can run in. What Gatsby left there stays, for the next build.
 *
 * @param purpose one folder for each: builds know nothing of what `gatsby develop` left
 */
export async function prepareBuildFolder(purpose: 'production' | 'development'): Promise<string> {
  const folder = resolve(BUILD, purpose)
  await mkdir(folder, { recursive: true })
  await mirrorSources(folder)
  const packages = join(folder, 'node_modules')
  await rm(packages, { force: true })
  // A link of this kind needs no rights of its own on Windows; elsewhere the kind means nothing.
  await symlink(resolve('node_modules'), packages, 'junction')
  return folder
}
