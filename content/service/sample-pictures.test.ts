import { readdirSync } from 'node:fs'
import path from 'node:path'
import { image, type Image } from '../../src/contract'
import { siteHandles, type SiteHandle } from '../../src/sites'
import { buildContent, type Content } from './build/content'
import type { SiteContent } from './build/site'
import { LibraryReader } from './files/library'

/** How many entries of a site may show the same picture. Never raise it; new motifs may lower it. */
const MOST_ENTRIES = 4

let content: Content
beforeAll(async () => {
  const library = await new LibraryReader(path.join(__dirname, '../saxum')).read()
  content = buildContent(library, 0)
})

function contentOf(site: SiteHandle): SiteContent {
  const found = content.contentVersions.published.sites.get(site)
  if (!found) throw new Error(`There is no site ${site}.`)
  return found
}
const entriesOf = (site: SiteHandle) => contentOf(site).entries

/** The pictures of an entry, as often as it shows them, without the pictures of its siblings. */
const picturesIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? (/^\/media\/(?<file>[\w-]+\.jpg)$/.exec(value)?.slice(1) ?? [])
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(picturesIn)
      : []

/** All images in a piece of content, however deep. */
function imagesIn(value: unknown): Image[] {
  const { data } = image.safeParse(value)
  if (data) return [data]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(imagesIn) : []
}

/** Teaser and hero open the same page with the same picture: a list shows one, the page the other. */
const shownIn = ({ image, blocks }: SiteContent['entries'][number]['entry']) => ({
  teaser: picturesIn(image),
  page: picturesIn(blocks),
})

describe('the pictures of the sample company', () => {
  it('show every product', () => {
    const without = contentOf('ww').products.filter(({ image }) => image === null)
    expect(without.map(({ code }) => code)).toEqual([])
  })

  it('show every machine and plant three times at least, each picture under a name of its own', () => {
    const products = contentOf('ww').products.filter(({ section }) =>
      ['machines', 'plants'].includes(section),
    )
    expect(products.length).toBeGreaterThan(40)
    const shown = products.map(({ code, image, gallery, features }) => {
      const ofProduct = image?.src.replace(/\.jpg$/, '') ?? code
      const names = new Map(
        imagesIn([gallery, features])
          .filter(({ src }) => src.startsWith(ofProduct))
          .map(({ src, alt }) => [src, alt]),
      )
      return { code, pictures: names.size, names: new Set(names.values()).size }
    })
    expect(shown.filter(({ pictures }) => pictures < 3)).toEqual([])
    expect(shown.filter(({ pictures, names }) => names < pictures)).toEqual([])
  })

  it.each(siteHandles)(
    'in %s: a category does not open with the picture of a row below',
    (site) => {
      const { categories, products } = contentOf(site)
      const twice = categories.filter((category) =>
        products.some(
          (product) =>
            product.category.code === category.code && product.image?.src === category.image?.src,
        ),
      )
      expect(twice.map(({ slug }) => slug)).toEqual([])
    },
  )

  it('are never cropped when they show a screen or a drawing', () => {
    const names = ['screens', 'drawings'].flatMap((folder) =>
      readdirSync(path.join(__dirname, '../imagery/flat', folder)).flatMap(
        (file) => /^(?<name>.+)\.(?:html|svg)$/.exec(file)?.slice(1) ?? [],
      ),
    )
    expect(names).toContain('saxum-cam')
    const site = contentOf('ww')
    const cropped = imagesIn([site.products, site.categories, site.entries, site.navigation])
      .filter(({ src, whole }) => names.some((name) => src === `/media/${name}.jpg`) && !whole)
      .map(({ src }) => src)
    expect(cropped).toEqual([])
  })

  it.each(siteHandles)('in %s: no page shows a picture twice', (site) => {
    const twice = entriesOf(site).flatMap(({ entry }) => {
      const { page } = shownIn(entry)
      return page
        .filter((file, at) => page.indexOf(file) !== at)
        .map((file) => `${entry.section}/${entry.slug ?? ''}: ${file}`)
    })
    expect(twice).toEqual([])
  })

  it.each(siteHandles)(`in %s: no picture stands in more than ${MOST_ENTRIES} entries`, (site) => {
    const entries = new Map<string, number>()
    for (const { entry } of entriesOf(site)) {
      const { teaser, page } = shownIn(entry)
      for (const file of new Set([...teaser, ...page]))
        entries.set(file, (entries.get(file) ?? 0) + 1)
    }
    expect([...entries].filter(([, count]) => count > MOST_ENTRIES)).toEqual([])
  })
})
