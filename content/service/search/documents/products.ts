import type { FilterListName, KeyFigure, ProductDetail } from '../../../../src/contract'
import type { SiteContent } from '../../build/site'
import { labelOf } from './label'
import type { SearchDocument } from './search-document'
import { textOf } from './text'

type Facet = readonly [
  facet: 'typologies' | 'materials' | 'industries' | 'processes',
  list: FilterListName,
]
const BUILDS = ['typologies', 'typologyCategories'] as const
/** The facets that say what a product is for. */
const uses = [
  ['materials', 'materialsCategories'],
  ['industries', 'industriesCategories'],
  ['processes', 'processesCategories'],
] as const satisfies readonly Facet[]

/** Titles of the options of all filter lists of products, by list and id. */
const optionTitles = (content: SiteContent) => {
  const titles = new Map<string, string>()
  for (const [, list] of [BUILDS, ...uses]) {
    for (const { id, title } of content.filters.get(list) ?? []) titles.set(`${list} ${id}`, title)
  }
  return titles
}

/** Versions repeat the figures of their product. */
const distinct = (figures: readonly KeyFigure[]): KeyFigure[] => [
  ...new Map(
    figures.map((figure) => [`${figure.label} ${figure.value} ${figure.unit}`, figure]),
  ).values(),
]

/** Products with their versions. */
export function productDocuments(content: SiteContent): SearchDocument[] {
  const titles = optionTitles(content)
  const titlesOf = (product: ProductDetail, [facet, list]: Facet) =>
    product[facet].map(({ id }) => titles.get(`${list} ${id}`) ?? '')
  return content.products.map((product) => ({
    result: {
      title: product.title,
      type: null,
      section: product.section,
      slug: `${product.category.slug}/${product.slug}`,
      anchor: null,
      label: labelOf(content, product.section),
      abstract: product.abstract,
      image: product.image,
      document: null,
      versions: product.versions.map(({ code, title }) => ({ code, title })),
    },
    codes: [product.code, ...product.versions.flatMap(({ code, title }) => [code, title])],
    boost: 1.25,
    kind: [product.category.title, ...titlesOf(product, BUILDS)],
    names: [
      product.code,
      ...product.versions.map(({ code, title }) => `${title} ${code}`),
      ...uses.flatMap((facet) => titlesOf(product, facet)),
    ],
    summary: [product.claim ?? '', product.abstract ?? ''],
    figures: distinct([
      ...product.figures,
      ...product.versions.flatMap(({ figures }) => figures),
      ...product.features.flatMap(({ figures }) => figures),
    ]),
    body: [
      textOf(product.description),
      ...product.features.flatMap(({ title, text }) => [title, textOf(text)]),
      ...product.versions.map(({ abstract }) => abstract ?? ''),
      ...product.figures.flatMap(({ label, value }) => [label, value]),
      ...product.documents.map(({ title }) => title),
    ],
  }))
}

/** Product categories. */
export const categoryDocuments = (content: SiteContent): SearchDocument[] =>
  content.categories.map((category) => ({
    result: {
      title: category.title,
      type: null,
      section: 'productsCategories',
      slug: category.slug,
      anchor: null,
      label: labelOf(content, 'productsCategories'),
      abstract: category.abstract,
      image: category.image,
      document: null,
      versions: [],
    },
    boost: 1.5,
    codes: [category.code],
    kind: [],
    names: [],
    figures: [],
    summary: [category.claim ?? '', category.abstract ?? ''],
    body: [textOf(category.description)],
  }))
