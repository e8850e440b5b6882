import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { watch } from 'chokidar'
import { redirectMovedPages } from '../src/serving/moved-pages'
import { type Folders, namesOf, publish, recover } from '../src/serving/publish'
import { compareRelease, keepRelease, REPORT_JSON } from '../src/serving/publishing-report/release'
import type { Phase } from '../src/serving/publishing-report/report'
import { reportText } from '../src/serving/publishing-report/report-text'
import { RefusedRemovals } from '../src/serving/removals'
import { siteHandles } from '../src/sites'
import { BUILD, mirrorSources, prepareBuildFolder, sources } from './build-folder'
import type { Environment } from './environment'
import { complain, CliError, say } from './cli'
import { LastBuild } from './last-build'
import { withBuildLock, withPublicLock } from './lock'
import { runNode, runNodeShowing } from './run-process'
import { BUILT_CODE_VARIABLE, SOURCES_VARIABLE } from './build-variables'

const GATSBY = resolve('node_modules/gatsby/cli.js')
/**
 * Room for new objects, in megabytes. With Node's default of 16, garbage collection takes a sixth of a build,
 * because the objects of a page outlive such a small room.
 */
const NEW_OBJECTS = '--max-semi-space-size=64'

/** Set as a variable. Gatsby's compiler would pass a parameter on to threads, which refuse it. */
const nodeOptions = [NEW_OBJECTS, process.env.NODE_OPTIONS].filter(Boolean).join(' ')
/**
 * Node's threads. Pictures and share images, which are made beside a build
 * (`src/gatsby-api/background-task.ts`), may each use one per processor. Webpack reads files with the same
 * threads. Four is Node's default.
 */
const THREADS = String(4 + 2 * availableParallelism())

/** The folder that is served and deployed. */
export const PUBLIC_DIR = 'public'

/** The output folder of `gatsby develop`. */
export const DEVELOPMENT_PUBLIC = join(BUILD, 'development', PUBLIC_DIR)

/** Shorter steps of Gatsby are not reported. */
const LEAST_SECONDS = 0.5

const release = { published: PUBLIC_DIR, work: BUILD }

const variables = (environment: Environment) => ({
  SITE_URL: environment.SITE_URL,
  GATSBY_TELEMETRY_DISABLED: '1',
  // Plain lines for every output. Otherwise Gatsby chooses by terminal and CI. The choice is a variable with
  // Gatsby's prefix, so the same site would be built differently.
  GATSBY_LOGGER: 'yurnalist',
})

/** Gatsby ends with two screens of tables: each template and the first of its pages. */
const isOfPageTables = (line: string): boolean =>
  /^\s*(?:[┌├│└╭╰].*|Pages|Slices|Functions)?$/.test(line)

/** Gatsby reports the duration of each step: `success Building static HTML - 1.2s`. */
const phaseOf = (line: string): Phase[] => {
  const [, name, seconds] = /^success (.+?) - ([\d.]+)s/.exec(line) ?? []
  return name && Number(seconds) >= LEAST_SECONDS ? [{ name, seconds: Number(seconds) }] : []
}

/** Publishes a build in place of the present one, and reports the changes. */
async function publishWithReport(
  folders: Folders,
  { ALLOW_REMOVALS }: Environment,
  phases: Phase[],
): Promise<void> {
  const started = performance.now()
  const { moves, keep } = await redirectMovedPages(folders.built, folders.work)
  const names = namesOf(folders)
  const release = await compareRelease(folders, names, moves)
  const allowRemovals = ALLOW_REMOVALS === '1'
  await publish(folders, { allowRemovals, moves, names }).catch((error: unknown) => {
    throw error instanceof RefusedRemovals ? new CliError(error.message) : error
  })
  await keep()
  phases.push({ name: 'publishing', seconds: (performance.now() - started) / 1000 })
  const report = release.report(phases)
  await keepRelease(folders.work, release.facts, report)
  say(`\n${reportText(report, join(folders.work, REPORT_JSON))}`)
}

/** Restores the published site if a build was stopped while it published. */
export const recoverPublished = (): Promise<void> => withPublicLock(() => recover(release))

/**
 * Builds the production site and publishes it to `public/`. The folder stays untouched until the build has
 * succeeded. Gatsby does not run when the result would equal its last build.
 *
 * @returns Gatsby's exit code
 * @throws {CliError} when another build is running, or this one would remove too much
 */
export const gatsbyBuild = (environment: Environment, contentApiUrl: string): Promise<number> =>
  withBuildLock('production', async (write) => {
    await recoverPublished()
    const folder = await prepareBuildFolder('production')
    const phases: Phase[] = []
    const lastBuild = await LastBuild.at({
      folder,
      environment,
      contentApiUrl,
      sites: siteHandles,
      day: new Date().toISOString().slice(0, 10),
    })
    if (await lastBuild.isCurrent()) {
      console.log('Nothing to build: code, settings and content are those of the last build.')
    } else {
      const settings = {
        ...variables(environment),
        NODE_ENV: 'production',
        NODE_OPTIONS: nodeOptions,
        UV_THREADPOOL_SIZE: THREADS,
        CONTENT_API_URL: contentApiUrl,
        [SOURCES_VARIABLE]: lastBuild.code,
        [BUILT_CODE_VARIABLE]: (await lastBuild.isOfCode()) ? '1' : '0',
      }
      await lastBuild.forget()
      const shows = (line: string) => {
        phases.push(...phaseOf(line))
        return !isOfPageTables(line)
      }
      const code = await runNodeShowing(shows, [GATSBY, 'build'], settings, { folder, write })
      if (code !== 0) return code
      await lastBuild.remember()
    }
    const folders = { ...release, built: join(folder, 'public') }
    await withPublicLock(() => publishWithReport(folders, environment, phases))
    return 0
  })

interface Development {
  readonly contentApiUrl: string
  /** The port for Gatsby. */
  readonly port: number
}

/** Runs `gatsby develop` until it ends, in a folder of its own that follows the sources. */
export const gatsbyDevelop = (
  environment: Environment,
  { contentApiUrl, port }: Development,
): Promise<number> =>
  withBuildLock('development', async (write) => {
    const folder = await prepareBuildFolder('development')
    let mirrored = Promise.resolve()
    const watcher = watch([...sources], { ignoreInitial: true }).on('all', () => {
      mirrored = mirrored.then(() => mirrorSources(folder)).catch(complain)
    })
    const parameters = ['develop', '--host', '127.0.0.1', '--port', String(port)]
    const changes = {
      ...variables(environment),
      CONTENT_API_URL: contentApiUrl,
      // Gatsby loads the source plugin once, so the plugin's parsed data is valid during the whole run.
      [SOURCES_VARIABLE]: randomUUID(),
      NODE_ENV: 'development',
      ENABLE_GATSBY_REFRESH_ENDPOINT: 'true',
    }
    const code = await runNode([GATSBY, ...parameters], changes, { folder, write })
    await watcher.close()
    return code
  })
