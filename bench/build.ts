import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { parseDocument } from 'yaml'
import { z } from 'zod'
import { createContentService } from '../content/service/service'
import { measure, type Usage } from './process-usage'
import { changedFiles, readTree, type Tree } from './tree'
import { createWorkspace, type Workspace } from './workspace'

/** The product and the site that are edited: one text that only its own page shows. */
const EDIT = { file: 'products/arcus-350.yaml', field: 'description', site: 'de_eu' }
/** A large catalogue: more machines than most makers have. */
const MANY_PRODUCTS = 300
const RESULTS = 'bench/results'

const requestLog = z.object({ data: z.array(z.object({ status: z.number(), path: z.string() })) })

interface Row extends Omit<Usage, 'output' | 'exitCode'> {
  readonly products: string
  readonly step: string
  readonly fresh: number
  readonly notModified: number
  readonly html: number
  readonly pageData: number
  readonly otherFiles: number
  readonly pages: number
}

const counts = async (service: FastifyInstance) => {
  const { data } = requestLog.parse((await service.inject('/_requests')).json())
  await service.inject({ method: 'DELETE', url: '/_requests' })
  const content = data.filter((request) => request.path.startsWith('/api/'))
  return {
    fresh: content.filter(({ status }) => status === 200).map((request) => request.path),
    notModified: content.filter(({ status }) => status === 304).length,
  }
}

const listen = async (service: FastifyInstance) => {
  await service.listen({ port: 0, host: 'localhost' })
  const [address] = service.addresses()
  if (!address || typeof address === 'string')
    throw new Error('The content service does not listen.')
  return `http://localhost:${address.port}/api`
}

/** Changes the text of one product in one site, as an editor would, and waits until it is served. */
async function editOneProduct(
  { content }: Workspace,
  reloaded: () => Promise<void>,
): Promise<void> {
  const file = path.join(content, EDIT.file)
  const document = parseDocument(readFileSync(file, 'utf8'))
  document.setIn([EDIT.field, EDIT.site], `<p>Bearbeitet für den Vergleich.</p>`)
  const seen = reloaded()
  writeFileSync(file, document.toString())
  await seen
}

/** Builds a catalogue from nothing, twice without a change, and once after one edit. */
async function measureBuilds(syntheticProducts: number): Promise<Row[]> {
  const workspace = createWorkspace()
  let onReload: () => void = () => undefined
  const service = await createContentService({
    directory: workspace.content,
    misbehaviour: true,
    syntheticProducts,
    onReload: () => onReload(),
  })
  const contentApiUrl = await listen(service)
  const publicDirectory = path.join(workspace.directory, 'public')
  const rows: Row[] = []
  let before: Tree = new Map()

  const build = async (step: string) => {
    const usage = await measure(process.execPath, ['node_modules/gatsby/cli.js', 'build'], {
      cwd: workspace.directory,
      env: {
        ...process.env,
        CONTENT_API_URL: contentApiUrl,
        GATSBY_TELEMETRY_DISABLED: '1',
        CI: 'true',
      },
    })
    if (usage.exitCode !== 0) throw new Error(usage.output)
    const requests = await counts(service)
    const after = readTree(publicDirectory)
    const changed = changedFiles(before, after)
    const isHtml = (file: string) => file.endsWith('.html') && !file.startsWith('_gatsby/')
    const isPageData = (file: string) => file.endsWith('page-data.json')
    rows.push({
      products: syntheticProducts === 0 ? 'sample' : `sample + ${syntheticProducts}`,
      step,
      wall: usage.wall,
      cpu: usage.cpu,
      peakMemory: usage.peakMemory,
      fresh: requests.fresh.length,
      notModified: requests.notModified,
      html: changed.filter(isHtml).length,
      pageData: changed.filter(isPageData).length,
      otherFiles: changed.filter((file) => !isHtml(file) && !isPageData(file)).length,
      pages: [...after.keys()].filter(isHtml).length,
    })
    if (changed.length > 0 && changed.length < 20) console.log(`${step}: ${changed.join(', ')}`)
    if (requests.fresh.length < 5)
      console.log(`${step}: fetched ${requests.fresh.join(', ') || 'nothing'}`)
    before = after
  }

  try {
    await build('cold')
    await build('no change, first')
    await build('no change, second')
    await editOneProduct(workspace, () => new Promise((resolve) => (onReload = resolve)))
    await build('one product edited in one site')
  } finally {
    await service.close()
    workspace.remove()
  }
  return rows
}

const rounded = (value: number) => Math.round(value * 10) / 10

/** `npm run bench -- build`: prints a table and writes `bench/results/build.json`. */
export async function benchmarkBuild(): Promise<void> {
  const rows = [...(await measureBuilds(0)), ...(await measureBuilds(MANY_PRODUCTS))]
  console.table(
    rows.map((row) => ({
      products: row.products,
      step: row.step,
      pages: row.pages,
      'wall s': rounded(row.wall),
      'CPU s': rounded(row.cpu),
      'peak MB': Math.round(row.peakMemory / 1e6),
      'requests 200': row.fresh,
      '304': row.notModified,
      'HTML changed': row.html,
      'page-data': row.pageData,
      'other files': row.otherFiles,
    })),
  )
  mkdirSync(RESULTS, { recursive: true })
  writeFileSync(path.join(RESULTS, 'build.json'), `${JSON.stringify(rows, null, 2)}\n`)
}
