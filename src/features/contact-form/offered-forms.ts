import type { SiteData } from '../site-data'

/** Specification 2.4, in its own spelling: forms of this category are not offered. */
export const NOT_PUBLISHED = 'no-pubblication'

/** A form as a visitor picks it. */
export interface OfferedForm {
  /** The widget's code for the form. */
  readonly code: string
  /** What the visitor is looking for. */
  readonly purpose: string
  /** HTML of the content service, sanitised. */
  readonly description: string | null
}

/**
 * The forms of a category that may be offered, in the editor's order. A purpose's form is the one
 * that it embeds, else the first of its own; a purpose without a form is left out.
 */
export const offeredForms = (purposes: SiteData['forms'], category: string): OfferedForm[] =>
  purposes.flatMap(({ purpose, embedCode, description, formCategories, forms }) => {
    const slugs = formCategories.map(({ slug }) => slug)
    const code = embedCode ?? forms[0]?.code
    if (!code || !slugs.includes(category) || slugs.includes(NOT_PUBLISHED)) return []
    return [{ code, purpose, description }]
  })
