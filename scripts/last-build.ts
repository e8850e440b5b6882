import { createHash } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { z } from 'zod'
import { sourcedContent, isUnchanged } from '../plugins/gatsby-source-custom-api/src/unchanged'
import { writeFileAtomic } from '../src/serving/write-file-atomic'
import { BUILD, sources } from './build-folder'
import type { Environment } from './environment'

/** A file in the work folder. It describes the inputs of the build in Gatsby's folder. */
export const LAST_BUILD = 'last-build.json'

const made = z.object({ code: z.string(), day: z.string(), content: z.string() })

/** The inputs of a build, and its folder. */
interface Place {
  /** The folder of Gatsby, with a copy of the sources. */
  readonly folder: string
  readonly environment: Environment
  readonly contentApiUrl: string
  /** Handles of the sites whose content is sourced. */
  readonly sites: readonly string[]
  /** The present day, because some pages depend on it: `2027-03-01`. */
  readonly day: string
}

const digest = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex')

/** Variables that a build may see, besides the variables of the environment's own list. */
const SEEN = /^(?:GATSBY_\w+|NODE_ENV|CONTEXT|NETLIFY|TZ)$/

const seenVariables = () =>
  Object.entries(process.env)
    .filter(([name]) => SEEN.test(name))
    .sort()

const filesOf = async (path: string): Promise<string[]> => {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => null)
  if (entries === null) return [path]
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}

/** A digest of all inputs besides content and the day: sources, packages and settings. */
async function codeOf({ folder, environment }: Place): Promise<string> {
  const { ALLOW_REMOVALS: _, CONTENT_FULL: __, ...settings } = environment
  const files = (await Promise.all(sources.map((source) => filesOf(join(folder, source))))).flat()
  const facts = [process.version, settings, seenVariables()]
  const contents = await Promise.all(
    [...files, 'package-lock.json'].sort().map(async (file) => {
      const bytes = await readFile(file).catch(() => null)
      return `${file.replace(folder, '').split(sep).join('/')} ${bytes && digest(bytes)}`
    }),
  )
  return digest(JSON.stringify([facts, contents]))
}

const sourceOf = ({ environment, contentApiUrl, sites }: Place) => ({
  contentApiUrl,
  ...(environment.CONTENT_API_TOKEN && { token: environment.CONTENT_API_TOKEN }),
  sites: sites.map((handle) => ({ handle })),
  full: environment.CONTENT_FULL === '1',
})

/** Gatsby's last build, so that Gatsby need not build the same again. */
export class LastBuild {
  readonly #file = join(BUILD, LAST_BUILD)

  private constructor(
    private readonly place: Place,
    /** Identifies all inputs besides content and the day. */
    readonly code: string,
  ) {}

  /**
   * @param place with up-to-date sources
   */
  static async at(place: Place): Promise<LastBuild> {
    return new LastBuild(place, await codeOf(place))
  }

  async #made(): Promise<z.infer<typeof made> | undefined> {
    const text = await readFile(this.#file, 'utf8').catch(() => '{}')
    return made.safeParse(JSON.parse(text)).data
  }

  /** Whether Gatsby has compiled the present code; the content may differ. */
  async isOfCode(): Promise<boolean> {
    return (await this.#made())?.code === this.code
  }

  /**
   * Whether another build would give the same result: code, settings and day are the same, and the content
   * service reports no change.
   */
  async isCurrent(): Promise<boolean> {
    const last = await this.#made()
    const source = sourceOf(this.place)
    // Content may have been sourced since for another purpose.
    const isOfLastSourcing = last?.content === (await sourcedContent(source))
    const isOfNow = last?.code === this.code && last.day === this.place.day
    return isOfNow && isOfLastSourcing && (await isUnchanged(source))
  }

  /** Call this before Gatsby builds, because the files of a failed build are no build. */
  async forget(): Promise<void> {
    await rm(this.#file, { force: true })
  }

  /** Call this after Gatsby has built. */
  async remember(): Promise<void> {
    const content = await sourcedContent(sourceOf(this.place))
    if (content === null) return
    const known: z.input<typeof made> = { code: this.code, day: this.place.day, content }
    await writeFileAtomic(this.#file, JSON.stringify(known))
  }
}
