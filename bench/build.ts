import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { parseDocument } from 'yaml'
import { z } from 'zod'
import { createContentService } from '../content/service/service'
import { measure, type Usage } from './process-usage'
import { changedFiles, readTree, type Tree } from './tree'
import { createWorkspace, type Workspace } from './workspace'

/** What is edited: one text of a product that only its own page shows, and one of the main menu. */
const PRODUCT_EDIT: Edit = {
  file: 'products/arcus-350.yaml',
  field: ['description', 'de_eu'],
  value: '<p>Bearbeitet für den Vergleich.</p>',
}
const NAVIGATION_EDIT: Edit = {
  file: 'navigation.yaml',
  field: ['mainNavigation', 0, 'actions', 0, 'label', 'de_eu'],
  value: 'Für den Vergleich',
}
/** A large catalogue: more machines than most makers have. */
const MANY_PRODUCTS = 300
const RESULTS = 'bench/results'

const requestLog = z.object({ data: z.array(z.object({ status: z.number(), path: z.string() })) })

/** A text of a content file that an editor changes. */
interface Edit {
  readonly file: string
  readonly field: readonly (string | number)[]
  readonly value: string
}

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

/** Changes a text, as an editor would, and waits until it is served. */
async function editContent(
  { content }: Workspace,
  { file, field, value }: Edit,
  reloaded: () => Promise<void>,
): Promise<void> {
  const name = path.join(content, file)
  const document = parseDocument(readFileSync(name, 'utf8'))
  document.setIn(field, value)
  const seen = reloaded()
  writeFileSync(name, document.toString())
  await seen
}

/** Builds a catalogue from nothing, twice without a change, and after an edit of a product and of a menu. */
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
    const usage = await measure(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
      cwd: workspace.directory,
      env: { ...process.env, CONTENT_API_URL: contentApiUrl, CI: 'true' },
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
    const reloaded = () => new Promise<void>((resolve) => (onReload = resolve))
    await editContent(workspace, PRODUCT_EDIT, reloaded)
    await build('one product edited in one site')
    await editContent(workspace, NAVIGATION_EDIT, reloaded)
    await build('the main menu edited in one site')
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
