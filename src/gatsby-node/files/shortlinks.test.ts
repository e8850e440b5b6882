import type { BuildContent } from '../../plan/content'
import { planShortlinks } from './shortlinks'

type Link = BuildContent['shortlinks'][number]

const link = (site: Link['site'], code: string, target: Partial<Link>): Link => ({
  site,
  code,
  section: null,
  slug: null,
  externalUrl: null,
  ...target,
})
const pages = new Set(['/products/saws/arcus', '/it_eu/products/seghe/arcus', '/support/request'])
const plan = (...shortlinks: Link[]) => planShortlinks({ shortlinks }, pages)
const arcus = (site: Link['site'], slug: string) =>
  link(site, 'A350', { section: 'machines', slug })

test('a code leads to its page in each site that has it, elsewhere to the worldwide one', () => {
  const { redirects, warnings } = plan(arcus('it_eu', 'seghe/arcus'), arcus('ww', 'saws/arcus'))
  const hrefs = Object.fromEntries(redirects.map(({ site, href }) => [site, href]))
  expect(redirects).toHaveLength(12)
  expect(hrefs).toMatchObject({
    ww: '/products/saws/arcus',
    it_eu: '/it_eu/products/seghe/arcus',
    de_eu: '/products/saws/arcus',
  })
  expect(warnings).toEqual([])
})

test('codes stand in their order, and a regional one is known in its site only', () => {
  const { redirects } = plan(
    link('ww', 'SERVICE', { section: 'supportRequest' }),
    link('ww', 'KIT', { externalUrl: 'https://www.example.com/kit' }),
    arcus('it_eu', 'seghe/arcus'),
  )
  const codesOf = (wanted: string) =>
    redirects.filter(({ site }) => site === wanted).map(({ code }) => code)
  expect(codesOf('ww')).toEqual(['KIT', 'SERVICE'])
  expect(codesOf('it_eu')).toEqual(['A350', 'KIT', 'SERVICE'])
})

test('a code may lead to a file of the content service', () => {
  const { redirects, warnings } = plan(
    link('ww', 'SHEET', { externalUrl: '/api/document/files/%C3%9Cbersicht.pdf' }),
  )
  expect(redirects[0]).toEqual({
    site: 'ww',
    code: 'SHEET',
    href: '/api/document/files/%C3%9Cbersicht.pdf',
  })
  expect(warnings).toEqual([])
})

test.each(['not-found', 'Not-Found'])('the code %s would hide the not-found page', (code) => {
  const { redirects, warnings } = plan(link('it_eu', code, { section: 'supportRequest' }))
  expect(redirects).toEqual([])
  expect(warnings).toEqual([
    `it_eu: the short link ${code} has the address of the page for codes that lead nowhere. Choose another code.`,
  ])
})

test('a code that leads nowhere is named', () => {
  const { redirects, warnings } = plan(
    arcus('ww', 'saws/gone'),
    link('ww', 'KIT', { externalUrl: 'http://www.example.com/kit' }),
    link('ww', 'STAR', { externalUrl: 'https://*/kit' }),
    link('de_eu', 'NEW', { section: 'nowhere', slug: 'x' }),
    link('de_eu', 'NONE', {}),
  )
  expect(redirects).toEqual([])
  expect(warnings).toEqual([
    'ww: the short link A350 leads to /products/saws/gone, which is not a page of this site.',
    'ww: the short link KIT leads to http://www.example.com/kit, which is not an https address with a host name.',
    'ww: the short link STAR leads to https://*/kit, which is not an https address with a host name.',
    'de_eu: the short link NEW leads to nowhere/x, which is not a page of this site.',
    'de_eu: the short link NONE names neither a page nor an address.',
  ])
})
