import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { code, pageSlug } from '../../src/contract'
import {
  isListingRoute,
  match,
  parametersOf,
  pathFor,
  pattern,
  routeNames,
  SHORTLINK_MISSING,
} from '../../src/routes'
import { publishedName } from '../../src/serving/flat-html'
import { FOLDERS_OF_FILES } from '../../src/serving/headers-file'
import { writeRedirects } from '../../src/serving/redirects-file'
import { type SiteHandle, siteHandles } from '../../src/sites'
import { loadRedirects, matchRedirect } from './redirects'

/** The rules of all sites are alike. */
const SITE: SiteHandle = 'de_eu'

/** Names that are not for pages: files, folders, rules, functions, devices of Windows. */
const namesOfOthers = async (): Promise<string[]> => {
  const files = [
    ...FOLDERS_OF_FILES,
    ...(await readdir('static')),
    ...(await readdir('src/functions')),
  ]
  const segments = routeNames.flatMap((name) => pattern(name, 'ww').split('/'))
  const rules = [
    'api',
    'page',
    'discover',
    'feed',
    'robots',
    'sitemap',
    'icons',
    'event',
    '503',
    '2',
  ]
  const windows = ['con', 'prn', 'aux', 'nul', 'com1', 'lpt1']
  return [...files, ...segments, ...rules, ...windows, ...siteHandles].map((name) =>
    name.replace(/\.\w+$/, ''),
  )
}

let publicDir: string
beforeAll(async () => {
  publicDir = await mkdtemp(path.join(tmpdir(), 'slugs-'))
})
afterAll(() => rm(publicDir, { recursive: true }))

const ruleFor = async (address: string) =>
  matchRedirect(await loadRedirects(publicDir), new URL(address, 'https://www.example.com'))

describe('a slug that is the name of something else', () => {
  it('makes an address that no rule, no function and no file of another kind has', async () => {
    const lists = routeNames
      .filter(isListingRoute)
      .map((name) => ({ site: SITE, path: pattern(name, SITE), pages: 2 }))
    await writeRedirects(publicDir, { shortlinks: [], lists })
    const rules = await loadRedirects(publicDir)
    const slugs = [...new Set(await namesOfOthers())].filter(
      (name) => pageSlug.safeParse(name).success,
    )
    const routes = routeNames.filter((name) => name !== 'discover' && parametersOf(name).length > 0)
    const addresses = routes.flatMap((route) =>
      slugs.map((slug) => {
        const params = Object.fromEntries(parametersOf(route).map((name) => [name, slug]))
        return { route, address: pathFor(route, SITE, params) }
      }),
    )
    const pages = addresses.filter(({ route, address }) => match(address)?.route === route)
    expect(pages.length).toBeGreaterThan(500)
    for (const { address } of pages) {
      const rule = matchRedirect(rules, new URL(address, 'https://www.example.com'))
      expect([address, rule?.status, rule?.force]).toEqual([address, 404, false])
      // A worldwide address has no site before it.
      expect(FOLDERS_OF_FILES).not.toContain(address.split('/')[2])
      const file = `${address.slice(1)}/index.html`
      const files = new Set([file, `page-data${address}/page-data.json`])
      expect(publishedName(file, files)).toBe(`${address.slice(1)}.html`)
    }
  })

  it('is printed as a code all the same', async () => {
    const codes = ['index', '404', 'A.html', 'robots.txt', 'page', 'api', 'sw.js']
    expect(codes.every((each) => code.safeParse(each).success)).toBe(true)
    const href = '/products/saws'
    const shortlinks = codes.map((each) => ({ site: 'ww' as const, code: each, href }))
    await writeRedirects(publicDir, { shortlinks, lists: [] })
    for (const each of codes) {
      expect(await ruleFor(`/discover/${each}`)).toMatchObject({ to: href, status: 302 })
    }
    expect(await ruleFor(`/discover/${SHORTLINK_MISSING}`)).toMatchObject({ status: 404 })
  })
})
