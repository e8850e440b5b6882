import {
  product,
  type Product,
  type ProductCategory,
  type ProductDetail,
  type ProductVersion,
} from '../../../src/contract'
import { sites } from '../../../src/sites'
import type { FiguresField } from '../model/common-schemas'
import type { CategoryFile, ProductFile } from '../model/product-schemas'
import { leaveOut, oneOf, reject, within, type BuildContext, type Field } from './context'
import { buildDimensions } from './dimensions'
import { buildBrochure, buildDataSheets, buildDocument } from './documents'
import { buildFeatureFigures } from './feature-figures'
import { buildFigures, term } from './figures'
import { optionIds } from './filters'
import { keyFigures } from './key-figures'
import { buildImage, buildMedia, imageItem } from './image'
import { buildProductFacts } from './product-facts'
import { buildActions, buildSeo, categoryOf, productSlug, translationsOf } from './references'
import { idOf, type Item } from './collection'
import { itemIn, itemsIn } from './collections'

const fieldOf = (context: BuildContext, item: Item<unknown>): Field => ({ context, item, path: [] })

const buildVersion = (
  field: Field,
  version: ProductFile['versions'][number],
  figures: FiguresField,
): ProductVersion => ({
  code: version.code,
  title: version.title,
  abstract: version.abstract ?? null,
  typologies: optionIds(within(field, 'typologies'), 'typologyCategories', version.typologies),
  figures: buildFigures(within(field, 'figures'), figures),
})

/**
 * Pictures are named after the product's file: the main picture, a detail and the machine from its other
 * side. A product may name another main picture, or more pictures in place of the detail.
 */
const pictures = (field: Field, item: Item<ProductFile>, alt: string) => {
  const { data, file } = item
  const image = buildImage(within(field, 'image'), data.image ?? `${file.name}.jpg`, alt)
  const detail = `${file.name}-detail.jpg`
  const gallery = data.gallery ?? (field.context.media.has(detail) ? [detail] : [])
  const more = gallery.flatMap((each, index) =>
    buildMedia(within(field, 'gallery', index), each, alt),
  )
  const sideFile = `${file.name}-side.jpg`
  const side = field.context.media.has(sideFile) ? buildImage(field, sideFile, alt) : null
  // Two pictures of one name would be the same to a screen reader.
  const titled = side && { ...side, alt: [alt, side.title ?? ''].filter(Boolean).join(' – ') }
  return { image, gallery: [...imageItem(image), ...more, ...imageItem(titled)] }
}

const relatedCodes = (field: Field, codes: readonly string[]): string[] => {
  const { collections, site, knownCodes } = field.context
  const here = new Set(itemsIn(collections.products, site).map((product) => product.data.code))
  return codes.filter((code, index) => {
    if (!knownCodes.has(code)) leaveOut(within(field, index), 'the code of a product', code)
    return here.has(code)
  })
}

/** A product with its details, or `null` when its category is not in this site. */
export function buildProduct(context: BuildContext, item: Item<ProductFile>): ProductDetail | null {
  const { collections, site } = context
  const { data } = item
  const field = fieldOf(context, item)
  const category = categoryOf(collections, site, item)
  if (!category) {
    if (!context.knownRefs.has(`categories/${data.category}`)) {
      const names = [...context.knownRefs].filter((ref) => ref.startsWith('categories/'))
      reject(
        within(field, 'category'),
        oneOf(names.map((ref) => ref.slice('categories/'.length))),
        data.category,
      )
    }
    return null
  }
  const figures = keyFigures(field, data)
  const alt = `${data.title}, ${category.data.singular}`
  return {
    id: data.id ?? idOf(item.ref),
    code: data.code,
    section: data.section,
    title: data.title,
    slug: productSlug(item),
    category: {
      id: category.data.id ?? idOf(category.ref),
      code: category.data.code,
      slug: category.data.slug,
      title: category.data.title,
    },
    abstract: data.abstract,
    ...pictures(field, item, alt),
    figures: buildFigures(within(field, 'figures'), figures.product),
    businessUnits: optionIds(
      within(field, 'businessUnits'),
      'businessUnitsCategories',
      data.businessUnits,
    ),
    materials: optionIds(within(field, 'materials'), 'materialsCategories', data.materials),
    typologies: optionIds(within(field, 'typologies'), 'typologyCategories', data.typologies),
    industries: optionIds(within(field, 'industries'), 'industriesCategories', data.industries),
    processes: optionIds(within(field, 'processes'), 'processesCategories', data.processes),
    versions: data.versions.map((version, index) =>
      buildVersion(within(field, 'versions', index), version, figures.versions[index] ?? {}),
    ),
    dateIntroduced: data.dateIntroduced ?? null,
    translations: translationsOf(collections, item.ref),
    claim: data.claim ?? null,
    description: data.description ?? null,
    features: data.features.map(({ title, text, image, figures }, index) => ({
      title,
      text,
      image: buildImage(within(field, 'features', index, 'image'), image, title),
      figures: buildFeatureFigures(within(field, 'features', index, 'figures'), figures, data),
    })),
    documents: [
      ...buildBrochure(field, data),
      ...buildDataSheets(field, data),
      ...data.documents.map((document) =>
        buildDocument(document, document.url, sites[site].language),
      ),
    ],
    relatedProducts: relatedCodes(within(field, 'relatedProducts'), data.relatedProducts),
    actions: buildActions(within(field, 'actions'), data.actions),
    facts: buildProductFacts(within(field, 'facts'), data.facts),
    dimensions: buildDimensions(field, data),
    outline: itemIn(collections.outlines, site, `outlines/${item.file.name}`)?.data ?? null,
    seo: buildSeo(within(field, 'seo'), data.seo),
    dateUpdated: data.dateUpdated ?? null,
  }
}

/** A product category. */
export function buildCategory(context: BuildContext, item: Item<CategoryFile>): ProductCategory {
  const { data } = item
  const field = fieldOf(context, item)
  data.figures.forEach((name, index) => term(within(field, 'figures', index), name))
  return {
    id: data.id ?? idOf(item.ref),
    code: data.code,
    slug: data.slug,
    title: data.title,
    section: 'productsCategories',
    claim: data.claim ?? null,
    abstract: data.abstract ?? null,
    description: data.description ?? null,
    image: buildImage(within(field, 'image'), data.image, data.title),
    businessUnits: optionIds(
      within(field, 'businessUnits'),
      'businessUnitsCategories',
      data.businessUnits,
    ),
    facts: buildProductFacts(within(field, 'facts'), data.facts),
    seo: buildSeo(within(field, 'seo'), data.seo),
    dateUpdated: data.dateUpdated ?? null,
    translations: translationsOf(context.collections, item.ref),
  }
}

/** A product for lists: the contract drops the fields that only its page shows. */
export const summaryOf = (detail: ProductDetail): Product => product.parse(detail)
