import { createContentClient } from '../../content-client'
import { fetchSite, Problems } from '../../content-graph'
import { checkRemovals } from '../../serving/removals'
import { runTimeGraphql, sourcingOptions } from '../../plan/run-time-graphql'
import { sampleService, type SampleService } from '../testing/sample-service'
import { planPages } from '../../plan/plan-pages'

/*
 * Tests losses of content from the service's answers to the release's guard. It uses the real
 * service, which is told to give such answers, the fetching of the plugin, and the plan.
 */

const SITE = 'it_eu'
const DAY = '2026-11-22'

let service: SampleService
/** The HTML files of the site while nothing is lost. */
let published: readonly string[]

async function htmlFiles(): Promise<string[]> {
  const client = createContentClient({
    baseUrl: `${service.origin}/api`,
    timeoutMs: 30_000,
    retries: 0,
    concurrency: 8,
  })
  const problems = new Problems()
  const drafts = await fetchSite(client, SITE, sourcingOptions, problems)
  // The plugin ends the build with them.
  if (problems.list.length > 0)
    throw new Error(problems.list.map(({ address, reasons }) => [address, ...reasons]).join())
  const graphql = runTimeGraphql(drafts, 'https://www.example.com')
  const { builtPages, refused } = await planPages(graphql, DAY)
  expect(refused).toEqual([])
  return builtPages.filter(({ site }) => site === SITE).map(({ path }) => `${path.slice(1)}.html`)
}

const release = async () => checkRemovals(published, await htmlFiles())

beforeAll(async () => {
  service = await sampleService()
  published = await htmlFiles()
})
afterAll(() => service.close())

test('the same content can be released', async () => {
  await expect(release()).resolves.toBeUndefined()
})

test('a list that is gone while its page is there leads to no release at all', async () => {
  await service.answer(`/${SITE}/listings/customerStories`, { status: 404 })
  await expect(release()).rejects.toThrow(`${SITE}/listings/customerStories.json`)
})

test('a section that is gone with its page is named', async () => {
  await service.answer(`/${SITE}/(listings|entries)/(tendersAndProjects|bit)\\b`, { status: 404 })
  await expect(release()).rejects.toThrow(
    /it_eu: the page \/it_eu\/bit\/.+\n.*it_eu: all \d+ pages/s,
  )
})

test('a list that has become empty is named by its pages', async () => {
  await service.answer(`/${SITE}/listings/articles`, { body: { data: [] } })
  await expect(release()).rejects.toThrow(/it_eu: all \d+ pages of \/it_eu\/services\/articles\//)
})

test('products that are gone are more than a tenth of the site', async () => {
  await service.answer(`/${SITE}/products/`, { body: { data: [] } })
  await expect(release()).rejects.toThrow(/it_eu: \d+ of \d+ pages \(\d\d %\)/)
})
