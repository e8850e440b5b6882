import type { Forms } from '../contract'

type FormPurpose = Forms['formPurposes'][number]

/** Requirements 2.4, in its own spelling: forms of this category are not offered. */
const NOT_PUBLISHED = 'no-pubblication'

/** A form for the products of some categories, in place of its purpose's own. */
export interface FormVariant {
  readonly code: string
  readonly categories: readonly { readonly slug: string }[]
}

/** A form as a visitor picks it. */
export interface OfferedForm {
  /** The widget's code for the form. */
  readonly code: string
  readonly variants: readonly FormVariant[]
  /** The visitor's purpose. */
  readonly purpose: string
  /** HTML of the content service, sanitised. */
  readonly description: string | null
}

/** A form with a page of its own. */
export interface FormPage extends OfferedForm {
  /** The last segment of its address, `/contacts/{form}`; the same in every site. */
  readonly name: string
  /** Where a request goes from a browser without JavaScript, if the content says so. */
  readonly action: string | null
}

type Offer = Pick<FormPurpose, 'purpose' | 'embedCode'> & {
  /** Absent where only the names of forms are needed. */
  readonly description?: FormPurpose['description']
  readonly action?: FormPurpose['action']
  /** Their categories are absent where only the names of forms are needed. */
  readonly forms: readonly (Pick<FormVariant, 'code'> & Partial<FormVariant>)[]
}

const slugsOf = ({ formCategories }: Pick<FormPurpose, 'formCategories'>): string[] =>
  formCategories.map(({ slug }) => slug)

/** A purpose's form is its embedded one, else the first of its own. */
const offer = ({ purpose, embedCode, description = null, forms }: Offer): OfferedForm[] => {
  const code = embedCode ?? forms[0]?.code
  const variants = forms.map((form) => ({ categories: [], ...form }))
  return code ? [{ code, purpose, description, variants }] : []
}

/**
 * The form for a product: the first of its purpose that has the code of the product's category, in
 * lower case, among its categories; else the purpose's own.
 */
export function formFor(
  { code, variants }: Pick<OfferedForm, 'code' | 'variants'>,
  productCategory: string | undefined,
): string {
  const category = productCategory?.toLowerCase()
  const variant = variants.find(({ categories }) =>
    categories.some(({ slug }) => slug === category),
  )
  return variant?.code ?? code
}

/** The purpose that a form of the widget serves. */
export const purposeOf = <Purpose extends Offer>(
  purposes: readonly Purpose[],
  code: string,
): Purpose | undefined =>
  purposes.find((each) => each.embedCode === code || each.forms.some((form) => form.code === code))

/**
 * The forms of a category that may be offered, in the editor's order. A purpose without a form is
 * left out.
 */
export const offeredForms = (purposes: readonly FormPurpose[], category: string): OfferedForm[] =>
  purposes.flatMap((each) => {
    const slugs = slugsOf(each)
    return slugs.includes(category) && !slugs.includes(NOT_PUBLISHED) ? offer(each) : []
  })

/** The forms that have a page, in the editor's order: they may be offered, and they have a name. */
export const formPages = (
  purposes: readonly (Offer & Pick<FormPurpose, 'formName' | 'formCategories'>)[],
): FormPage[] =>
  purposes.flatMap((each) => {
    const { formName: name, action = null } = each
    if (name === null || slugsOf(each).includes(NOT_PUBLISHED)) return []
    return offer(each).map((form) => ({ ...form, name, action }))
  })
