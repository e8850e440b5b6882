import type { CallToAction, PageReference, Seo } from '../../../src/contract'
import { siteHandles, type SiteHandle } from '../../../src/sites'
import type { ActionField, SeoField } from '../model/common-schemas'
import type { CategoryFile, ProductFile } from '../model/product-schemas'
import type { EntryFile } from '../model/entry-schemas'
import { leaveOut, reject, within, type Field } from './context'
import { buildImage } from './image'
import type { Item } from './collection'
import { itemIn, onlyItem, type Collections } from './collections'

/** A page of the site with the title for links to it. */
export interface Target extends PageReference {
  readonly title: string
}

/** The category of a product's site version; `null` when the category is not in that site. */
export const categoryOf = (
  collections: Collections,
  site: SiteHandle,
  product: Item<ProductFile>,
) => itemIn(collections.categories, site, `categories/${product.data.category}`)

/** A product's slug: its own or its file's name. */
export const productSlug = (product: Item<ProductFile>) => product.data.slug ?? product.file.name

/** `category/slug` of a product in a site, as page references and translations name it. */
export function productPath(
  collections: Collections,
  site: SiteHandle,
  ref: string,
): string | null {
  const product = itemIn(collections.products, site, ref)
  const category = product && categoryOf(collections, site, product)
  return category ? `${category.data.slug}/${productSlug(product)}` : null
}

/**
 * `entries/home` is a fixed page of the section `home`; `entries/webinars/x` is an entry of `webinars`. A
 * fixed page has a slug only when content decides a part of its address (`workingAt`).
 */
export function entryPlace(entry: Item<EntryFile>): {
  section: string
  slug: string | null
  isFixed: boolean
} {
  const [, section = '', name] = entry.ref.split('/')
  return { section, slug: entry.data.slug ?? name ?? null, isFixed: name === undefined }
}

/** `forms/quotation`: the page of a form, by the `formName` of its purpose. */
const formIn = (collections: Collections, site: SiteHandle, ref: string): Target | null => {
  const purposes = onlyItem(collections.forms, site)?.data.formPurposes ?? []
  const found = purposes.find(({ formName }) => `forms/${formName}` === ref)
  return found?.formName
    ? { section: 'contacts', slug: found.formName, title: found.purpose }
    : null
}

const targetIn = (collections: Collections, site: SiteHandle, ref: string): Target | null => {
  const product = itemIn(collections.products, site, ref)
  if (product) {
    const slug = productPath(collections, site, ref)
    return slug ? { section: product.data.section, slug, title: product.data.title } : null
  }
  const category: Item<CategoryFile> | null = itemIn(collections.categories, site, ref)
  if (category) {
    return { section: 'productsCategories', slug: category.data.slug, title: category.data.title }
  }
  const entry = itemIn(collections.entries, site, ref)
  if (!entry) return formIn(collections, site, ref)
  const { section, slug } = entryPlace(entry)
  return { section, slug, title: entry.data.title }
}

/**
 * The page of a reference in this site. `null` when the page is not in this site, which is no mistake. A
 * reference to no file at all is reported but stops nothing: deleting a product must not take down the pages
 * that link to it.
 */
export function resolveTarget(field: Field, ref: string): Target | null {
  const { context } = field
  const target = targetIn(context.collections, context.site, ref)
  if (!target && !context.knownRefs.has(ref)) {
    leaveOut(field, 'the path of a content file without .yaml, such as products/arcus-350', ref)
    return null
  }
  return target
}

/** Site → slug path of an element in every site that has it. A fixed page has the name of its section. */
export function translationsOf(collections: Collections, ref: string): Record<string, string> {
  return Object.fromEntries(
    siteHandles.flatMap((site) => {
      const target = targetIn(collections, site, ref)
      return target ? [[site, target.slug ?? target.section]] : []
    }),
  )
}

/** A button; none when its page is not in this site. */
export function buildAction(field: Field, action: ActionField | undefined): CallToAction | null {
  if (!action) return null
  const { label, page, url } = action
  if ((page === undefined) === (url === undefined)) {
    reject(field, 'either page or url', page === undefined ? 'neither' : 'both')
    return null
  }
  if (url !== undefined) return { label, actionUrl: url, actionFile: null, actionPage: null }
  const target = resolveTarget(within(field, 'page'), page ?? '')
  return (
    target && {
      label,
      actionUrl: null,
      actionFile: null,
      actionPage: { section: target.section, slug: target.slug },
    }
  )
}

/** Buttons, without those to pages that are not in this site. */
export const buildActions = (field: Field, actions: readonly ActionField[]): CallToAction[] =>
  actions.flatMap((action, index) => buildAction(within(field, index), action) ?? [])

/** Metadata of a page. */
export const buildSeo = (field: Field, seo: SeoField | undefined): Seo | null =>
  seo
    ? {
        metaTitle: seo.metaTitle ?? null,
        description: seo.description ?? null,
        ogImage: buildImage(within(field, 'ogImage'), seo.ogImage, seo.metaTitle ?? ''),
        noIndex: seo.noIndex ?? false,
      }
    : null
