import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Environment } from './environment'
import { Explained } from './explained'
import { runNode } from './run-process'

const GATSBY = 'node_modules/gatsby/cli.js'
/** Outside `.cache`, which a build may empty. */
const LOCK = 'node_modules/.cache/saxum/build.pid'

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Two builds in one folder spoil each other's cache, and the result of both. */
async function withLock<Result>(work: () => Promise<Result>): Promise<Result> {
  const holder = Number(await readFile(LOCK, 'utf8').catch(() => '0'))
  if (holder > 0 && holder !== process.pid && isAlive(holder)) {
    throw new Explained(
      `Another build is running in this folder (process ${holder}). Wait for it, or end it.`,
    )
  }
  await mkdir(dirname(LOCK), { recursive: true })
  await writeFile(LOCK, String(process.pid))
  try {
    return await work()
  } finally {
    await rm(LOCK, { force: true })
  }
}

const variables = (environment: Environment, contentApiUrl: string) => ({
  CONTENT_API_URL: contentApiUrl,
  SITE_URL: environment.SITE_URL,
  GATSBY_TELEMETRY_DISABLED: '1',
  // Plain lines, wherever the output goes. Left to itself Gatsby chooses by terminal and CI, and as
  // the choice is a variable with its prefix, the same site would be built differently.
  GATSBY_LOGGER: 'yurnalist',
})

/**
 * Builds the production site into `public/`.
 *
 * @returns Gatsby's exit code
 * @throws {Explained} when another build is running
 */
export const gatsbyBuild = (environment: Environment, contentApiUrl: string): Promise<number> =>
  withLock(() =>
    runNode([GATSBY, 'build'], {
      ...variables(environment, contentApiUrl),
      NODE_ENV: 'production',
    }),
  )

/** Runs `gatsby develop` until it ends. */
export const gatsbyDevelop = (
  environment: Environment,
  contentApiUrl: string,
  port: number,
): Promise<number> =>
  withLock(() =>
    runNode([GATSBY, 'develop', '--host', '127.0.0.1', '--port', String(port)], {
      ...variables(environment, contentApiUrl),
      NODE_ENV: 'development',
    }),
  )
