import type { FilterListName, ProductDetail } from '../../../../src/contract'
import type { SiteContent } from '../../build/site'
import { labelOf } from './label'
import type { SearchDocument } from './search-document'
import { textOf } from './text'

const facets = [
  ['typologies', 'typologyCategories'],
  ['materials', 'materialsCategories'],
  ['industries', 'industriesCategories'],
  ['processes', 'processesCategories'],
] as const satisfies readonly (readonly [keyof ProductDetail, FilterListName])[]

/** Titles of the options of all lists that products are filtered by, by list and id. */
const optionTitles = (content: SiteContent) => {
  const titles = new Map<string, string>()
  for (const [, list] of facets) {
    for (const { id, title } of content.filters.get(list) ?? []) titles.set(`${list} ${id}`, title)
  }
  return titles
}

/** Products with their versions. */
export function productDocuments(content: SiteContent): SearchDocument[] {
  const titles = optionTitles(content)
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
    kind: [product.category.title],
    names: [
      product.code,
      ...product.versions.map(({ code, title }) => `${title} ${code}`),
      ...facets.flatMap(([facet, list]) =>
        product[facet].map(({ id }) => titles.get(`${list} ${id}`) ?? ''),
      ),
    ],
    summary: [product.claim ?? '', product.abstract ?? ''],
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
    summary: [category.claim ?? '', category.abstract ?? ''],
    body: [textOf(category.description)],
  }))
