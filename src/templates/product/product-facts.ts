import { createHash } from 'node:crypto'
import { escaped } from '../../features/dimension-drawing'
import { referencePath, routeOf, type PlannedPage } from '../../routes'
import type { SiteHandle } from '../../sites'
import type { ConfigsNode, ProductNode } from '../shared/content-nodes'
import { onceFor } from '../shared/once-for'
import type { BuildFacts } from '../shared/page-type'

type Fact = ProductNode['facts'][number]
type Build = Pick<BuildFacts, 'content' | 'builtPages'>

/** What a buyer wants to know of a product: a title, and rows by ids that follow from what they say. */
interface FactRows {
  readonly title: string
  readonly rows: ReadonlyMap<string, string>
}

const addressesOf = onceFor(
  (pages: readonly PlannedPage[]) => new Set(pages.map(({ path }) => path)),
)

/** A fact with another one laid over it: what that leaves out stays. */
const over = (below: Fact | undefined, fact: Fact): Fact => ({
  ...fact,
  title: fact.title ?? below?.title ?? null,
  text: fact.text ?? below?.text ?? null,
  ...(fact.actionUrl === null && fact.actionPage === null && below
    ? { actionUrl: below.actionUrl, actionPage: below.actionPage, anchor: below.anchor }
    : {}),
})

/**
 * The facts that hold for a product: those of all products, of its category and its own, by their keys,
 * what is nearer over what is further.
 *
 * @param layers the furthest first
 */
export function factsThatHold(...layers: readonly (readonly Fact[])[]): Fact[] {
  const facts = new Map<string, Fact>()
  for (const fact of layers.flat()) facts.set(fact.key, over(facts.get(fact.key), fact))
  return [...facts.values()].filter(({ hidden, title, text }) => !hidden && title && text)
}

/** Where a fact leads: to an address, or to a page that is built; a form hears what it is about. */
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

const rowOf = ({ title, text }: Fact, href: string | null): string => {
  const name = escaped(title ?? '')
  const head = href === null ? name : `<a href="${escaped(href)}">${name}</a>`
  return `<tr><th scope="row">${head}</th><td>${escaped(text ?? '')}</td></tr>`
}

/** Short, because every page of a product has seven of them. */
const idOf = (row: string) => createHash('sha256').update(row).digest('base64url').slice(0, 6)

const configsOf = (configs: readonly ConfigsNode[], site: SiteHandle) =>
  configs.find((each) => each.site === site)?.productFacts ?? null

/** The rows of a product's facts; `null` where content has none, or none for this product. */
export function factRows(product: ProductNode, { content, builtPages }: Build): FactRows | null {
  const { site } = product
  const shared = configsOf(content.configs, site)
  const category = content.categories.find(
    (each) => each.site === site && each.code === product.category.code,
  )
  const facts = factsThatHold(shared?.facts ?? [], category?.facts ?? [], product.facts)
  if (!shared || facts.length === 0) return null
  const rows = facts.map((fact) => rowOf(fact, hrefOf(fact, product, addressesOf(builtPages))))
  return { title: shared.title, rows: new Map(rows.map((row) => [idOf(row), row])) }
}
