import type { CompanyInfo, Forms, GlobalConfigs, Shortlink, SiteSeo } from '../../../src/contract'
import { within, type BuildContext, type Field } from './context'
import { buildImage } from './image'
import { buildSeo, resolveTarget } from './references'
import { buildProductFacts } from './product-facts'
import { itemIn, onlyItem } from './collections'

const orNull = <Value>(value: Value | undefined): Value | null => value ?? null

/** The company as the service sends it; the website makes its numbers dialable. */
export interface SentCompany extends Omit<CompanyInfo, 'phones' | 'onCall'> {
  readonly phones: readonly SentPhone[]
  readonly onCall: (Omit<OnCall, 'phone'> & { readonly phone: SentPhone }) | null
}
type SentPhone = Pick<CompanyInfo['phones'][number], 'label' | 'number'>
type OnCall = NonNullable<CompanyInfo['onCall']>

/** The company; `null` when the content has no such file. */
export function buildCompanyInfo(context: BuildContext): SentCompany | null {
  const item = onlyItem(context.collections.companyInfo, context.site)
  if (!item) return null
  const { data } = item
  const { address, socials } = data
  return {
    name: data.name,
    shortName: data.shortName,
    shortNameSlug: data.shortNameSlug,
    legalName: data.legalName,
    vat: data.vat,
    vatUrl: orNull(data.vatUrl),
    copyrightUrl: orNull(data.copyrightUrl),
    description: orNull(data.description),
    foundingYear: orNull(data.foundingYear),
    logo: buildImage({ context, item, path: ['logo'] }, data.logo, data.shortName),
    icon: buildImage({ context, item, path: ['icon'] }, data.icon, data.shortName)?.src ?? null,
    phones: data.phones.map(({ label, number }) => ({ label: orNull(label), number })),
    onCall: orNull(data.onCall),
    emails: data.emails.map(({ label, email }) => ({ label: orNull(label), email })),
    address: address
      ? {
          town: address.town,
          postalCode: orNull(address.postalCode),
          street: address.street,
          region: orNull(address.region),
          country: orNull(address.country),
          googleMapsDirections: orNull(address.googleMapsDirections),
        }
      : null,
    socials: socials
      ? {
          facebook: orNull(socials.facebook),
          linkedin: orNull(socials.linkedin),
          youtube: orNull(socials.youtube),
        }
      : null,
  }
}

const highlight = (field: Field, { page, typeLabel }: { page: string; typeLabel?: string }) => {
  const { context } = field
  const target = resolveTarget(within(field, 'page'), page)
  if (!target) return []
  const entry = itemIn(context.collections.entries, context.site, page)
  const image = buildImage(within(field, 'page'), entry?.data.image, target.title)
  return [
    {
      section: target.section,
      slug: target.slug ?? null,
      title: target.title,
      typeLabel: orNull(typeLabel),
      image,
    },
  ]
}

/** Newsletter box, highlights, logins and facts of all products; `null` when the content has no such file. */
export function buildGlobalConfigs(context: BuildContext): GlobalConfigs | null {
  const item = onlyItem(context.collections.globalConfigs, context.site)
  if (!item) return null
  const { newsletterBox, newsletterTexts, newsletterAction, mainNavHighlights, logins } = item.data
  const { productFacts } = item.data
  const field: Field = { context, item, path: [] }
  return {
    newsletterBox,
    newsletterTexts: newsletterTexts
      ? {
          blockTitle: orNull(newsletterTexts.blockTitle),
          abstract: orNull(newsletterTexts.abstract),
          btnLabel: orNull(newsletterTexts.btnLabel),
        }
      : null,
    newsletterAction: orNull(newsletterAction),
    mainNavHighlights: mainNavHighlights.flatMap((each, index) =>
      highlight({ context, item, path: ['mainNavHighlights', index] }, each),
    ),
    logins: logins
      ? {
          customers: orNull(logins.customers),
          sales: orNull(logins.sales),
          employees: orNull(logins.employees),
        }
      : null,
    productFacts: productFacts
      ? {
          title: productFacts.title,
          facts: buildProductFacts(within(field, 'productFacts', 'facts'), productFacts.facts),
        }
      : null,
  }
}

/** Defaults of page metadata; `null` when the content has no such file. */
export function buildSiteSeo(context: BuildContext): SiteSeo | null {
  const item = onlyItem(context.collections.seo, context.site)
  if (!item) return null
  const { title, suffix, ...seo } = item.data
  const common = buildSeo({ context, item, path: [] }, seo)
  return common && { ...common, title, suffix }
}

/** The address that receives a form without JavaScript: `action` of its purpose, or `null`. */
export function actionOfForm(context: BuildContext, code: string): string | null {
  const purposes = onlyItem(context.collections.forms, context.site)?.data.formPurposes ?? []
  const purpose = purposes.find(
    ({ embedCode, forms }) => embedCode === code || forms.some((form) => form.code === code),
  )
  return purpose?.action ?? null
}

/** Forms by purpose; `null` when the content has no such file. */
export function buildForms(context: BuildContext): Forms | null {
  const item = onlyItem(context.collections.forms, context.site)
  if (!item) return null
  const slugs = (values: readonly string[]) => values.map((slug) => ({ slug }))
  return {
    formPurposes: item.data.formPurposes.map((purpose) => ({
      purpose: purpose.purpose,
      formName: orNull(purpose.formName),
      action: orNull(purpose.action),
      embedCode: orNull(purpose.embedCode),
      description: orNull(purpose.description),
      confirmation: orNull(purpose.confirmation),
      formCategories: slugs(purpose.formCategories),
      forms: purpose.forms.map((form) => ({
        name: form.name,
        code: form.code,
        purpose: orNull(form.purpose),
        description: orNull(form.description),
        categories: slugs(form.categories),
      })),
    })),
  }
}

/** The targets of the printed codes in a site, by code. Codes whose page is not in the site are left out. */
export function buildShortlinks(context: BuildContext): ReadonlyMap<string, Shortlink> {
  const item = onlyItem(context.collections.shortlinks, context.site)
  if (!item) return new Map()
  return new Map(
    Object.entries(item.data).flatMap(([code, { page, url }]): [string, Shortlink][] => {
      if (url !== undefined) return [[code, { code, section: null, slug: null, externalUrl: url }]]
      const target = resolveTarget({ context, item, path: [code, 'page'] }, page ?? '')
      return target
        ? [[code, { code, section: target.section, slug: target.slug, externalUrl: null }]]
        : []
    }),
  )
}
