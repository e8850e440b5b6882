import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { parseDocument } from 'yaml'
import { z } from 'zod'
import { createContentService } from '../content/service/service'
import { measure, type Usage } from './process-usage'
import { changedFiles, readTree, type Tree } from './tree'
import { createWorkspace, type Workspace } from './workspace'

const requestLog = z.object({ data: z.array(z.object({ status: z.number(), path: z.string() })) })
const report = z.object({
  phases: z.array(z.object({ name: z.string(), seconds: z.number() })),
})

/** A text of a content file that an editor changes. */
export interface Edit {
  readonly file: string
  readonly field: readonly (string | number)[]
  readonly value: string
}

/** A text of a product that only its own page shows. */
export const PRODUCT_EDIT: Edit = {
  file: 'products/arcus-350.yaml',
  field: ['description', 'de_eu'],
  value: '<p>Bearbeitet für den Vergleich.</p>',
}

/** The cost of a build, and its changes. */
export interface Build extends Omit<Usage, 'output' | 'exitCode'> {
  readonly step: string
  /** Answers of the content service: with a body, and 304. */
  readonly fresh: number
  readonly notModified: number
  /** Files that are new, other ones or gone. */
  readonly html: number
  readonly pageData: number
  readonly otherFiles: number
  /** HTML pages of the site. */
  readonly pages: number
  /** Seconds of the longer steps, by Gatsby's names. */
  readonly phases: Readonly<Record<string, number>>
}

interface SiteOptions {
  /** Made-up products in each site, in addition to the sample's. */
  readonly syntheticProducts: number
  /** Whether to use the sample's pictures that this folder has already encoded. */
  readonly picturesEncoded?: boolean
}

const listen = async (service: FastifyInstance) => {
  await service.listen({ port: 0, host: 'localhost' })
  const [address] = service.addresses()
  if (!address || typeof address === 'string')
    throw new Error('The content service does not listen.')
  return `http://localhost:${address.port}/api`
}

const isHtml = (file: string) => file.endsWith('.html') && !file.startsWith('_gatsby/')
const isPageData = (file: string) => file.endsWith('page-data.json')

/** A copy of the project with its own content service, for edits and builds in turns. */
class MeasuredSite {
  #tree: Tree = new Map()

  private constructor(
    private readonly workspace: Workspace,
    private readonly service: FastifyInstance,
    private readonly contentApiUrl: string,
    private readonly reloaded: () => Promise<void>,
  ) {}

  static async start({ syntheticProducts, picturesEncoded }: SiteOptions): Promise<MeasuredSite> {
    const workspace = createWorkspace({ pictures: picturesEncoded === true })
    let onReload: () => void = () => undefined
    const service = await createContentService({
      directory: workspace.content,
      faultInjection: true,
      syntheticProducts,
      onReload: () => onReload(),
    })
    const reloaded = () => new Promise<void>((resolve) => (onReload = resolve))
    return new MeasuredSite(workspace, service, await listen(service), reloaded)
  }

  /** Changes a text, as an editor would, and waits until it is served. */
  async edit({ file, field, value }: Edit): Promise<void> {
    const name = path.join(this.workspace.content, file)
    const document = parseDocument(readFileSync(name, 'utf8'))
    document.setIn(field, value)
    const seen = this.reloaded()
    writeFileSync(name, document.toString())
    await seen
  }

  /**
   * Builds as `npm run build` does.
   *
   * @throws {Error} with its output when the build fails
   */
  async build(step: string): Promise<Build> {
    const { directory } = this.workspace
    const usage = await measure(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
      cwd: directory,
      env: { ...process.env, CONTENT_API_URL: this.contentApiUrl, CI: 'true' },
    })
    if (usage.exitCode !== 0) throw new Error(usage.output)
    const { fresh, notModified } = await this.#requests()
    const after = readTree(path.join(directory, 'public'))
    const changed = changedFiles(this.#tree, after)
    this.#tree = after
    if (changed.length > 0 && changed.length < 20) console.log(`${step}: ${changed.join(', ')}`)
    if (fresh.length < 5) console.log(`${step}: fetched ${fresh.join(', ') || 'nothing'}`)
    return {
      step,
      wall: usage.wall,
      cpu: usage.cpu,
      peakMemory: usage.peakMemory,
      fresh: fresh.length,
      notModified,
      html: changed.filter(isHtml).length,
      pageData: changed.filter(isPageData).length,
      otherFiles: changed.filter((file) => !isHtml(file) && !isPageData(file)).length,
      pages: [...after.keys()].filter(isHtml).length,
      phases: this.#phases(),
    }
  }

  async close(): Promise<void> {
    await this.service.close()
    this.workspace.remove()
  }

  async #requests() {
    const { data } = requestLog.parse((await this.service.inject('/_requests')).json())
    await this.service.inject({ method: 'DELETE', url: '/_requests' })
    const content = data.filter((request) => request.path.startsWith('/api/'))
    return {
      fresh: content.filter(({ status }) => status === 200).map((request) => request.path),
      notModified: content.filter(({ status }) => status === 304).length,
    }
  }

  #phases(): Record<string, number> {
    const file = path.join(this.workspace.directory, '.build/publishing-report.json')
    const { phases } = report.parse(JSON.parse(readFileSync(file, 'utf8')))
    return Object.fromEntries(phases.map(({ name, seconds }) => [name, seconds]))
  }
}

/** One measured step: an edit, if any, and the build after it. */
export interface Step {
  readonly name: string
  readonly edit?: Edit
}

/** Builds a catalogue step by step in its own folder. */
export async function measureSteps(
  options: SiteOptions,
  steps: readonly Step[],
): Promise<readonly Build[]> {
  const site = await MeasuredSite.start(options)
  const builds: Build[] = []
  try {
    for (const { name, edit } of steps) {
      if (edit) await site.edit(edit)
      builds.push(await site.build(name))
    }
  } finally {
    await site.close()
  }
  return builds
}
