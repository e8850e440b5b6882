import type { DrawnSheet } from '../../features/dimension-drawing'
import type { PlannedPage } from '../../routes'
import type { EntryNode, ProductNode } from '../shared/content-nodes'
import { byId, memoize } from '../shared/memoize'
import type { BuildFacts } from '../shared/page-type'
import { newestFirst } from '../shared/section-entries'
import { productDrawings, type DrawingView } from './product-drawings'
import { factsOf } from './product-facts'

/** The sections with pages about products at work, in order of preference. */
const TELLING = ['customerStories', 'innovationStories', 'articles']

/** The maximum number of stories on a product's page. */
const MOST = 3

type Facts = Pick<BuildFacts, 'content' | 'builtPages' | 'drawingAddress'>

const productById = byId<ProductNode>()
const entriesWithPages = memoize(
  (pages: readonly PlannedPage[]) => new Set(pages.map(({ entry }) => entry.id)),
)
const telling = memoize((entries: readonly EntryNode[]) =>
  entries.filter(({ section }) => TELLING.includes(section)),
)

const names = ({ blocks }: EntryNode, code: string) =>
  blocks.some((block) => block.type === 'products' && block.codes.includes(code))

/**
 * The ids of the stories and articles whose blocks name a product, in their order: customers first,
 * then the newest.
 */
function storiesOf(code: string, { site }: PlannedPage, { content, builtPages }: Facts): string[] {
  return telling(content.entries)
    .filter((entry) => entry.site === site && names(entry, code))
    .filter(({ id }) => entriesWithPages(builtPages).has(id))
    .sort((a, b) => TELLING.indexOf(a.section) - TELLING.indexOf(b.section) || newestFirst(a, b))
    .slice(0, MOST)
    .map(({ id }) => id)
}

const sizeOf = ({ width, height }: DrawnSheet) => ({ width, height })

/**
 * The page of a product, with related products and stories about the product at work. It also has
 * the facts for buyers, and the drawings of its versions in their order.
 *
 * @throws when content has no such product, which the plan rules out
 */
export function productVariables(page: PlannedPage, build: Facts) {
  const product = productById(build.content.products).get(page.entry.id)
  if (!product) throw new Error(`${page.path} is the page of a product that is not there.`)
  const facts = factsOf(product, build)
  const drawings = productDrawings(product).map(
    (drawing): DrawingView | null =>
      drawing && {
        narrow: { src: build.drawingAddress(drawing.narrow), ...sizeOf(drawing.narrow) },
        wide: { srcSet: build.drawingAddress(drawing.wide), ...sizeOf(drawing.wide) },
        alt: drawing.alt,
      },
  )
  return {
    entry: product.id,
    related: product.relatedProducts,
    stories: storiesOf(product.code, page, build),
    ...(facts && { facts }),
    ...(drawings.some(Boolean) && { drawings }),
  }
}
