import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseAllRedirects } from '@netlify/redirect-parser'
import { listRules, shortlinkRules, writeRedirects } from './redirects-file'

const arcus = [{ site: 'it_eu' as const, code: 'A350', href: '/it_eu/products/seghe/arcus' }]

it('puts what is known before what is not, for each site', () => {
  const rules = shortlinkRules(arcus)
  expect(rules.slice(0, 3)).toEqual([
    '/discover /products 302',
    '/discover/not-found /404.html 404',
    '/discover/* /.netlify/functions/shortlink/:splat 200',
  ])
  expect(rules.filter((rule) => rule.startsWith('/it_eu/'))).toEqual([
    '/it_eu/discover/A350 /it_eu/products/seghe/arcus 302',
    '/it_eu/discover/a350 /it_eu/products/seghe/arcus 302',
    '/it_eu/discover /it_eu/products 302',
    '/it_eu/discover/not-found /it_eu/404.html 404',
    '/it_eu/discover/* /.netlify/functions/shortlink/:splat 200',
  ])
  expect(rules).toHaveLength(12 * 3 + 2)
})

it('leads codes that differ in capitals each where it is printed to lead', () => {
  const rules = shortlinkRules([
    { site: 'it_eu', code: 'AB', href: '/it_eu/products' },
    { site: 'it_eu', code: 'ab', href: '/it_eu/ricerca' },
  ])
  expect(rules.filter((rule) => /^\/it_eu\/discover\/ab /i.test(rule))).toEqual([
    '/it_eu/discover/AB /it_eu/products 302',
    '/it_eu/discover/ab /it_eu/ricerca 302',
  ])
})

const news = { site: 'it_eu' as const, path: '/it_eu/news', pages: 3 }

it('shows the pages of a list by their number, and the not-found page for any other', () => {
  expect(listRules(news)).toEqual([
    '/it_eu/news page=2 /it_eu/news/page/2.html 200!',
    '/it_eu/news/page/2 /it_eu/news?page=2 301!',
    '/it_eu/news page=3 /it_eu/news/page/3.html 200!',
    '/it_eu/news/page/3 /it_eu/news?page=3 301!',
    '/it_eu/news page=1 /it_eu/news.html 200!',
    '/it_eu/news page=:page /it_eu/404.html 404!',
  ])
  expect(listRules({ ...news, pages: 1 })).toHaveLength(2)
})

it('writes rules that Netlify understands, keeps those of others, and is the same every time', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'redirects-'))
  const file = join(folder, '_redirects')
  await writeFile(file, '/old /new 301\n')
  await writeRedirects(folder, { shortlinks: [], lists: [] })
  await writeRedirects(folder, { shortlinks: arcus, lists: [news] })
  const first = await readFile(file, 'utf8')
  await writeRedirects(folder, { shortlinks: arcus, lists: [news] })
  expect(await readFile(file, 'utf8')).toBe(first)
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [file],
    netlifyConfigPath: undefined,
    configRedirects: [],
    minimal: true,
  })
  expect(errors).toEqual([])
  expect(redirects).toHaveLength(12 * 3 + 2 + 6 + 12 * 2 + 1)
  expect(redirects[0]).toMatchObject({ from: '/old', to: '/new', status: 301 })
  await rm(folder, { recursive: true })
})
