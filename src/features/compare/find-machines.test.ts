import type { Figure } from '../../ui/view-models'
import { CARDS_PER_FILE, type CatalogueCard } from '../catalogue'
import { siteDataPath } from '../site-data'
import type { SiteHandle } from '../../sites'
import { findMachines as find } from './find-machines'

const figure = (value: string): Figure => ({ label: 'Axes', value, unit: null, imperial: null })
const card = (code: string, href: string | null = `/products/${code}`): CatalogueCard => ({
  code,
  title: `Machine ${code}`,
  href,
  abstract: null,
  image: null,
  figures: [figure('3–5')],
  categoryTitle: 'Saws',
  action: { label: 'Ask', href: '/contacts/quotation', opensForm: true },
  versions: [
    { code: `${code}-3`, title: `${code} with 3 axes`, figures: [figure('3')] },
    { code: `${code}-5`, title: `${code} with 5 axes`, figures: [figure('5')] },
  ],
})

/** A catalogue with one product more than a file holds. */
const cards = Array.from({ length: CARDS_PER_FILE + 1 }, (_, index) => card(`P${index}`))
let asked: string[]

/** Technical data that repeat the code; those of P3 fail to load, and P4 has none. */
function dataOf(address: string): Response {
  const [, code = ''] = /product-data\/([^?]+)/.exec(address) ?? []
  if (code.startsWith('P3')) return new Response('', { status: 502 })
  if (code.startsWith('P4')) return new Response('', { status: 404 })
  const rows = [{ label: 'Code', value: code, unit: null }]
  return Response.json({ code, groups: [{ title: 'Data', rows }], dataSheet: null })
}

const findMachines = (site: SiteHandle, codes: readonly string[]) =>
  find(site, codes, new AbortController().signal)

/** Serves the files of a site; each test has a site of its own, because answers are cached. */
function serve(site: SiteHandle, products: readonly CatalogueCard[] = cards): void {
  const files: Record<string, unknown> = {
    [siteDataPath(site, 'catalogue-codes')]: {
      codes: products.map(({ code, versions }) => [code, ...versions.map((one) => one.code)]),
    },
    [siteDataPath(site, 'catalogue-cards-0')]: { cards: products.slice(0, CARDS_PER_FILE) },
    [siteDataPath(site, 'catalogue-cards-1')]: { cards: products.slice(CARDS_PER_FILE) },
  }
  asked = []
  globalThis.fetch = jest.fn().mockImplementation((file: string) => {
    asked.push(file)
    if (file.startsWith('/api/product-data/')) return Promise.resolve(dataOf(file))
    const answer = file in files ? Response.json(files[file]) : new Response('', { status: 404 })
    return Promise.resolve(answer)
  })
}

test('finds products and versions in the order of their codes, in the files that hold them', async () => {
  serve('ww')
  const last = `P${CARDS_PER_FILE}`
  const machines = await findMachines('ww', [last, 'P0-5', 'P0'])
  expect(machines.map(({ title }) => title)).toEqual([
    `Machine ${last}`,
    'P0 with 5 axes',
    'Machine P0',
  ])
  expect(machines.map(({ figures }) => figures[0]?.value)).toEqual(['3–5', '5', '3–5'])
  expect(asked.filter((file) => !file.startsWith('/api/'))).toHaveLength(3)
})

test('leads to a version on the page of its product', async () => {
  serve('en_eu')
  const [product, version] = await findMachines('en_eu', ['P1', 'P1-3'])
  expect(product?.href).toBe('/products/P1')
  expect(version?.href).toBe('/products/P1?version=P1-3')
})

test('asks for no more files than the codes need', async () => {
  serve('it_eu')
  await findMachines('it_eu', ['P1', 'P2', 'P3'])
  expect(asked.filter((file) => !file.startsWith('/api/'))).toEqual([
    siteDataPath('it_eu', 'catalogue-codes'),
    siteDataPath('it_eu', 'catalogue-cards-0'),
  ])
})

test('unknown codes are left out before they are counted, and there are four at most', async () => {
  serve('de_eu')
  const unknown = ['nobody', '__proto__', '<script>', ...Array.from({ length: 5000 }, String)]
  const machines = await findMachines('de_eu', [...unknown, 'P1', 'P2', 'P3', 'P4', 'P5'])
  expect(machines.map(({ code }) => code)).toEqual(['P1', 'P2', 'P3', 'P4'])
})

test('says so when a file cannot be had', async () => {
  serve('fr_eu', cards)
  jest.mocked(fetch).mockResolvedValueOnce(new Response('', { status: 503 }))
  await expect(findMachines('fr_eu', ['P1'])).rejects.toThrow('503')
})

test('machines come with their technical data; a product has those of its first version', async () => {
  serve('es_eu')
  const machines = await findMachines('es_eu', ['P0', 'P1-5'])
  expect(machines.map(({ data }) => data?.[0]?.rows[0]?.value)).toEqual(['P0-3', 'P1-5'])
})

test('data that fail to load leave a machine partial, and data that do not exist do not', async () => {
  serve('en_na')
  const machines = await findMachines('en_na', ['P1', 'P3', 'P4'])
  expect(machines.map(({ data }) => Boolean(data))).toEqual([true, false, false])
  expect(machines.map(({ isPartial }) => isPartial ?? false)).toEqual([false, true, false])
})

test('the way to a quotation names the product and the version', async () => {
  serve('pt_eu')
  const machines = await findMachines('pt_eu', ['P0', 'P1-5'])
  expect(machines.map(({ action }) => action?.href)).toEqual([
    '/contacts/quotation?product=Machine+P0',
    '/contacts/quotation?product=Machine+P1&version=P1+with+5+axes',
  ])
})
