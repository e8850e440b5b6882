import { referencePath, routeOf, type PlannedPage } from '../../routes'
import type { SiteHandle } from '../../sites'
import type { ConfigsNode, ProductNode } from '../shared/content-nodes'
import { memoize } from '../shared/memoize'
import type { BuildFacts } from '../shared/page-type'

type Fact = ProductNode['facts'][number]
type Build = Pick<BuildFacts, 'content' | 'builtPages'>

/** A fact of a product, and the page that it links to. */
export interface FactView {
  readonly title: string
  readonly text: string
  readonly href: string | null
}

/** A product's facts for buyers, below their title. */
export interface FactsView {
  readonly title: string
  readonly rows: readonly FactView[]
}

const addressesOf = memoize(
  (pages: readonly PlannedPage[]) => new Set(pages.map(({ path }) => path)),
)

/** A fact with another one laid over it: fields that the other leaves out stay. */
const over = (below: Fact | undefined, fact: Fact): Fact => ({
  ...fact,
  title: fact.title ?? below?.title ?? null,
  text: fact.text ?? below?.text ?? null,
  ...(fact.actionUrl === null && fact.actionPage === null && below
    ? { actionUrl: below.actionUrl, actionPage: below.actionPage, anchor: below.anchor }
    : {}),
})

/**
 * The facts that apply to a product: those of all products, those of its category and its own, by
 * their keys. Nearer facts override farther ones.
 *
 * @param layers the farthest first
 */
export function factsThatHold(...layers: readonly (readonly Fact[])[]): Fact[] {
  const facts = new Map<string, Fact>()
  for (const fact of layers.flat()) facts.set(fact.key, over(facts.get(fact.key), fact))
  return [...facts.values()].filter(({ hidden, title, text }) => !hidden && title && text)
}

/** The target of a fact: a URL, or a page that is built. A form gets the product as its subject. */
function hrefOf(
  { actionUrl, actionPage, anchor }: Fact,
  { site, title }: ProductNode & { readonly site: SiteHandle },
  pages: ReadonlySet<string>,
): string | null {
  if (actionUrl) return actionUrl
  const href = actionPage && referencePath(actionPage, site)
  if (!href || !pages.has(href)) return null
  const subject =
    routeOf(actionPage) === 'contacts-form' ? `?${new URLSearchParams({ product: title })}` : ''
  return `${href}${subject}${anchor ? `#${anchor}` : ''}`
}

const configsOf = (configs: readonly ConfigsNode[], site: SiteHandle) =>
  configs.find((each) => each.site === site)?.productFacts ?? null

/** The facts of a product; `null` if the content has none, or none for this product. */
export function factsOf(product: ProductNode, { content, builtPages }: Build): FactsView | null {
  const { site } = product
  const shared = configsOf(content.configs, site)
  const category = content.categories.find(
    (each) => each.site === site && each.code === product.category.code,
  )
  const facts = factsThatHold(shared?.facts ?? [], category?.facts ?? [], product.facts)
  if (!shared || facts.length === 0) return null
  const rows = facts.map((fact) => ({
    title: fact.title ?? '',
    text: fact.text ?? '',
    href: hrefOf(fact, product, addressesOf(builtPages)),
  }))
  return { title: shared.title, rows }
}
