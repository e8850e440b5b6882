import sharp from 'sharp'
import {
  failure,
  type Handler,
  json,
  type Reply,
  type SeenRequest,
  TestServer,
} from '../../../../src/content-client/testing/server'
import { dynamicSections, filterLists } from '../../../../src/contract'

type Json = Record<string, unknown>

/** Products of a category are answered in pages of this many. */
const PER_PAGE = 2

export const product = (id: number, slug: string, others: Json = {}): Json => ({
  id,
  code: `P-${id}`,
  section: 'machines',
  title: `Product ${id}`,
  slug,
  category: { id: 7, code: 'SAW', slug: 'saws', title: 'Saws' },
  ...others,
})

export const picture = (src: string, others: Json = {}): Json => ({
  src,
  alt: 'A machine',
  width: 160,
  height: 100,
  ...others,
})

/** A JPEG of one colour gradient; each `seed` gives other bytes. */
export const jpeg = (width: number, height: number, seed = 0): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: { r: seed % 256, g: 80, b: 120 } } })
    .composite([
      {
        input: {
          create: { width: Math.ceil(width / 2), height, channels: 3, background: '#e8d8c0' },
        },
        left: 0,
        top: 0,
      },
    ])
    .jpeg()
    .toBuffer()

/**
 * A content service with a little content of its own for the given sites: one category, five
 * products, one image. Tests change `content` (the answers), `images` and `faults` (other answers,
 * by path or by path and query).
 */
export class World {
  readonly content = new Map<string, unknown>()
  readonly products = new Map<string, Json[]>()
  readonly images = new Map<string, Reply>()
  readonly faults = new Map<string, Reply>()

  private constructor(readonly server: TestServer) {}

  static async start(sites: readonly string[] = ['ww', 'de_eu']): Promise<World> {
    const world = new World(await TestServer.start())
    world.server.handler = world.#answer
    world.setSites(sites)
    for (const site of sites) world.#addSite(site)
    world.setImage('/media/arcus.jpg', await jpeg(160, 100))
    return world
  }

  get apiUrl(): string {
    return `${this.server.origin}/api`
  }

  setSites(handles: readonly string[]): void {
    const sites = handles.map((handle, index) => ({ id: index + 1, handle, name: handle }))
    this.content.set('/api/sites.json', { data: [{ id: 1, name: 'World', sites }] })
  }

  setImage(path: string, bytes: Uint8Array, version = '1'): void {
    const headers = { 'content-type': 'image/jpeg', etag: `"${path}-${version}"` }
    this.images.set(path, { body: bytes, headers })
  }

  /** Changes a product of a site in its list and in its details. */
  editProduct(site: string, id: number, change: Json): void {
    const products = this.products
      .get(site)
      ?.map((each) => (each.id === id ? { ...each, ...change } : each))
    this.products.set(site, products ?? [])
  }

  #addSite(site: string): void {
    const at = (path: string, value: unknown) =>
      this.content.set(`/api/${site}/${path}.json`, value)
    const names = {
      name: 'Acme',
      shortName: 'Acme',
      shortNameSlug: 'acme',
      legalName: 'Acme Ltd.',
      vat: 'X1',
    }
    at('globals/companyInfo', names)
    at('globals/globalConfigs', {})
    at('globals/seo', { title: 'Acme', suffix: 'Acme', ogImage: picture('/media/arcus.jpg') })
    at('globals/forms', {})
    at('navigation', { mainNavigation: [{ id: 1, title: 'Products', section: 'products' }] })
    for (const part of dynamicSections) at(`sitemap/${part}`, { data: [] })
    for (const list of filterLists) at(`filters/${list}`, { data: [] })
    at('filters/productsCategories', {
      data: [{ id: 7, title: 'Saws', slug: 'saws', code: 'SAW' }],
    })
    at('productsCategories/SAW', {
      id: 7,
      code: 'SAW',
      slug: 'saws',
      title: 'Saws',
      section: 'machines',
    })
    at('entries/home', {
      id: 100,
      section: 'home',
      title: 'Home',
      blocks: [{ type: 'hero', title: 'Hello', image: picture('/media/arcus.jpg') }],
    })
    const slugs = ['arcus', 'filum', 'lumen', 'vertex', 'ignis']
    const image = picture('/media/arcus.jpg')
    this.products.set(
      site,
      slugs.map((slug, index) => product(index + 1, slug, { image })),
    )
  }

  #productList(site: string, page: number): Reply {
    const all = this.products.get(site) ?? []
    const data = all.slice((page - 1) * PER_PAGE, page * PER_PAGE)
    const pagination = {
      total: all.length,
      count: data.length,
      per_page: PER_PAGE,
      current_page: page,
      total_pages: Math.ceil(all.length / PER_PAGE),
    }
    return json({ data, meta: { pagination } })
  }

  #answer: Handler = ({ path, query }: SeenRequest) => {
    const search = query.size > 0 ? `?${query.toString()}` : ''
    const fixed = this.faults.get(path + search) ?? this.faults.get(path) ?? this.images.get(path)
    if (fixed) return fixed
    const value = this.content.get(path)
    if (value !== undefined) return json(value)
    const [, site = '', rest = ''] = /^\/api\/(\w+)\/products\/(.+)\.json$/.exec(path) ?? []
    if (rest === 'SAW') return this.#productList(site, Number(query.get('page') ?? 1))
    const found = this.products.get(site)?.find(({ slug }) => `saws/${String(slug)}` === rest)
    return found ? json(found) : failure(404, `Nothing has the address ${path}.`)
  }
}
