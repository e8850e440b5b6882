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
import { complain, Explained, say } from './explained'
import { LastBuild } from './last-build'
import { withBuildLock, withPublicLock } from './lock'
import { runNode, runNodeShowing } from './run-process'
import { BUILT_CODE_VARIABLE, SOURCES_VARIABLE } from './build-variables'

const GATSBY = resolve('node_modules/gatsby/cli.js')
/**
 * Room for new objects, in megabytes. With Node's 16 a sixth of a build is collecting garbage, because what a page is made
 * of outlives so small a room.
 */
const NEW_OBJECTS = '--max-semi-space-size=64'

/** By variable and not by parameter, which Gatsby's compiler passes on to threads that refuse it. */
const nodeOptions = [NEW_OBJECTS, process.env.NODE_OPTIONS].filter(Boolean).join(' ')
/**
 * Node's threads. Pictures and share images that are made beside a build (`src/gatsby-node/beside-the-build.ts`) may each
 * have one for every processor, and webpack reads files with the same; the four are what Node has by itself.
 */
const THREADS = String(4 + 2 * availableParallelism())

/** What is served and deployed. */
export const PUBLIC_DIR = 'public'

/** What `gatsby develop` writes. */
export const DEVELOPMENT_PUBLIC = join(BUILD, 'development', PUBLIC_DIR)

/** Shorter steps of Gatsby are not worth a word. */
const LEAST_SECONDS = 0.5

const release = { published: PUBLIC_DIR, work: BUILD }

const variables = (environment: Environment) => ({
  SITE_URL: environment.SITE_URL,
  GATSBY_TELEMETRY_DISABLED: '1',
  // Plain lines, wherever the output goes. Left to itself Gatsby chooses by terminal and CI, and as
  // the choice is a variable with its prefix, the same site would be built differently.
  GATSBY_LOGGER: 'yurnalist',
})

/** Gatsby ends with two screens of tables: each template and the first of its pages. */
const isOfPageTables = (line: string): boolean =>
  /^\s*(?:[┌├│└╭╰].*|Pages|Slices|Functions)?$/.test(line)

/** Gatsby says of each of its steps how long it took: `success Building static HTML - 1.2s`. */
const phaseOf = (line: string): Phase[] => {
  const [, name, seconds] = /^success (.+?) - ([\d.]+)s/.exec(line) ?? []
  return name && Number(seconds) >= LEAST_SECONDS ? [{ name, seconds: Number(seconds) }] : []
}

/** Puts a build in the place of what is published, and says what that changes. */
async function publishWithReport(
  folders: Folders,
  { ALLOW_REMOVALS }: Environment,
  phases: Phase[],
): Promise<void> {
  const begun = performance.now()
  const { moves, keep } = await redirectMovedPages(folders.built, folders.work)
  const names = namesOf(folders)
  const release = await compareRelease(folders, names, moves)
  const allowRemovals = ALLOW_REMOVALS === '1'
  await publish(folders, { allowRemovals, moves, names }).catch((error: unknown) => {
    throw error instanceof RefusedRemovals ? new Explained(error.message) : error
  })
  await keep()
  phases.push({ name: 'publishing', seconds: (performance.now() - begun) / 1000 })
  const report = release.report(phases)
  await keepRelease(folders.work, release.facts, report)
  say(`\n${reportText(report, join(folders.work, REPORT_JSON))}`)
}

/** Puts back what was published, should a build have been ended while it published. */
export const recoverPublished = (): Promise<void> => withPublicLock(() => recover(release))

/**
 * Builds the production site and publishes it to `public/`, which nothing touches before the build
 * has succeeded. Gatsby is left out when its last build is what this one would be.
 *
 * @returns Gatsby's exit code
 * @throws {Explained} when another build is running, or this one would remove too much
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
  /** Where Gatsby has to listen. */
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
      // Gatsby loads the source plugin once: what it has parsed is good as long as this runs.
      [SOURCES_VARIABLE]: randomUUID(),
      NODE_ENV: 'development',
      ENABLE_GATSBY_REFRESH_ENDPOINT: 'true',
    }
    const code = await runNode([GATSBY, ...parameters], changes, { folder, write })
    await watcher.close()
    return code
  })
