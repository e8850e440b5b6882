import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import {
  type Edit,
  edits,
  FAIR,
  write,
} from '../plugins/gatsby-source-custom-api/src/testing/edits'
import { EmbeddedContent, news } from '../plugins/gatsby-source-custom-api/src/testing/embedded'
import { createContentClient } from '../src/content-client'
import { fetchSite, Problems } from '../src/content-graph'
import type { PlannedPage } from '../src/routes'
import { redirectMovedPages } from '../src/serving/moved-pages'
import { publish } from '../src/serving/publish'
import { runTimeGraphql, sourcingOptions } from '../src/plan/run-time-graphql'
import { writePageOwners } from '../src/gatsby-node/files/page-owners'
import { planPages } from '../src/plan/plan-pages'

/*
 * Tests edits of an entry from the files of the real service to the redirects of the release. They cover the
 * plugin's fetching, the plan of all pages, and the last steps of the build.
 */

let content: EmbeddedContent
let work: string
beforeEach(async () => {
  content = await EmbeddedContent.start()
  work = await mkdtemp(join(tmpdir(), 'moves-'))
})
afterEach(async () => {
  await content.close()
  await rm(work, { recursive: true })
})

async function plannedPages(): Promise<readonly PlannedPage[]> {
  const network = { timeoutMs: 30_000, retries: 0, concurrency: 8 }
  const client = createContentClient({ baseUrl: content.apiUrl, ...network })
  const problems = new Problems()
  const sites = ['ww', 'de_eu'].map((site) => fetchSite(client, site, sourcingOptions, problems))
  const graphql = runTimeGraphql((await Promise.all(sites)).flat(), 'https://www.example.com')
  const { builtPages, refused } = await planPages(graphql, '2026-11-22')
  expect(refused).toEqual([])
  return builtPages
}

/** Builds and publishes. The address of a page takes the place of Gatsby's output. */
async function release(edit?: Edit, allowRemovals = false): Promise<readonly PlannedPage[]> {
  if (edit) await content.edit(edit)
  const pages = await plannedPages()
  const built = join(work, 'production/public')
  await rm(built, { recursive: true, force: true })
  for (const { path } of pages) {
    const file = join(built, path, 'index.html')
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, path)
  }
  await writePageOwners(built, pages)
  const { moves, keep } = await redirectMovedPages(built, work)
  await publish({ built, published: join(work, 'public'), work }, { allowRemovals, moves })
  await keep()
  return pages
}

const redirects = async () => {
  const text = await readFile(join(work, 'public/_redirects'), 'utf8')
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
}
const named = (slugs: string, second: number, others = ''): Edit =>
  write(FAIR, news('It was good.', second, others).replace(/slug: .*/, `slug: ${slugs}`))

/** The pages of the fair, as its English page lists them. */
const versions = (pages: readonly PlannedPage[]) =>
  pages.find(({ path }) => path === '/news-and-events/stone-fair')?.alternates

test('an address follows its entry: to another slug, to yet another, and back', async () => {
  expect(versions(await release())).toMatchObject({ de_eu: '/de_eu/news-and-events/steinmesse' })
  const renamed = await release(named('{ en: stone-fair, de: messe }', 1))
  expect(await redirects()).toEqual([
    '/de_eu/news-and-events/steinmesse /de_eu/news-and-events/messe 301',
  ])
  // Its other versions list the new address at once.
  expect(versions(renamed)).toMatchObject({ de_eu: '/de_eu/news-and-events/messe' })
  await release(named('{ en: fair, de: steinschau }', 2))
  expect(await redirects()).toEqual([
    '/de_eu/news-and-events/messe /de_eu/news-and-events/steinschau 301',
    '/de_eu/news-and-events/steinmesse /de_eu/news-and-events/steinschau 301',
    '/news-and-events/stone-fair /news-and-events/fair 301',
  ])
  await release(named('{ en: stone-fair, de: steinmesse }', 3))
  expect(await redirects()).toEqual([
    '/de_eu/news-and-events/messe /de_eu/news-and-events/steinmesse 301',
    '/de_eu/news-and-events/steinschau /de_eu/news-and-events/steinmesse 301',
    '/news-and-events/fair /news-and-events/stone-fair 301',
  ])
})

test('an entry in another section is found from where it was', async () => {
  await release(write(FAIR, news('It was good.', 1, 'id: fair')))
  await release(async (directory) => {
    await edits['an entry that is gone']?.(directory)
    await directory.write('entries/services/stone-fair.yaml', news('It is good.', 2, 'id: fair'))
  })
  expect(await redirects()).toEqual([
    '/de_eu/news-and-events/steinmesse /de_eu/services/steinmesse 301',
    '/news-and-events/stone-fair /services/stone-fair 301',
  ])
})

test('a category of another name takes its products with it, which is no loss', async () => {
  await release()
  await release(edits['another address of a category'])
  expect(await redirects()).toEqual([
    '/de_eu/products/saegen /de_eu/products/steinsaegen 301',
    '/de_eu/products/saegen/alpha /de_eu/products/steinsaegen/alpha 301',
    '/products/saws /products/stone-saws 301',
    '/products/saws/alpha /products/stone-saws/alpha 301',
  ])
})

test('an unpublished page leads nowhere; a page that is published again is found from its old address', async () => {
  await release()
  const inOneSite = news('It was good.', 1).replace('[ww, de_eu]', '[ww]')
  expect(versions(await release(write(FAIR, inOneSite), true))).toEqual({
    ww: '/news-and-events/stone-fair',
  })
  expect(await redirects()).toEqual([])
  await release(named('{ en: stone-fair, de: messe }', 2))
  expect(await redirects()).toEqual([
    '/de_eu/news-and-events/steinmesse /de_eu/news-and-events/messe 301',
  ])
})

test('an address that another entry takes is that entry’s', async () => {
  await release()
  await release(named('{ en: fair, de: messe }', 1))
  await release(
    write(
      'entries/newsAndEvents/second.yaml',
      'title: Second\nslug: { en: stone-fair, de: zweite }\nsites: [ww, de_eu]\n',
    ),
  )
  expect(await redirects()).toEqual([
    '/de_eu/news-and-events/steinmesse /de_eu/news-and-events/messe 301',
  ])
})
