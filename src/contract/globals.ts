import { z } from 'zod'
import {
  url,
  code,
  country,
  handle,
  html,
  image,
  labelledPhone,
  list,
  numeral,
  numeric,
  openingHours,
  optional,
  pageReference,
  prose,
  requiredText,
  seo,
  pageSlug,
  slug,
  text,
  timeZone,
} from './fields'
import { dialled } from './phone'
import { productFacts } from './product-facts'
import { addressKind } from './web-address'

const postalAddress = z
  .object({
    town: requiredText,
    postalCode: optional(numeral),
    street: requiredText,
    region: optional(text),
    country: optional(country),
    googleMapsDirections: optional(url),
  })
  .meta({ id: 'PostalAddress' })

/** The company's profiles on social networks (requirements 3). */
const socials = z.object({
  facebook: optional(url),
  linkedin: optional(url),
  youtube: optional(url),
})

/** The technical service's telephone for nights and weekends, when no place nearby answers. */
const onCall = z
  .object({
    /** The label names the place that answers: `On-call number, Florence`. */
    phone: labelledPhone,
    /** In the local time of its time zone. */
    openingHours: list(openingHours),
    timeZone: optional(timeZone),
    /** The rule: when the places answer, when this number does, and what that costs. */
    text: optional(html),
  })
  .meta({ id: 'OnCall' })

/** Company info (requirements 3), `{site}/globals/companyInfo.json`. */
export const companyInfo = z
  .object({
    name: requiredText,
    shortName: requiredText,
    shortNameSlug: slug,
    legalName: requiredText,
    vat: requiredText,
    vatUrl: optional(url),
    copyrightUrl: optional(url),
    description: optional(text),
    foundingYear: optional(numeric(z.int())),
    logo: optional(image),
    icon: optional(url),
    phones: list(labelledPhone),
    onCall: optional(onCall),
    emails: list(z.object({ label: optional(text), email: z.email() })),
    address: optional(postalAddress),
    socials: optional(socials),
  })
  .meta({ id: 'CompanyInfo' })
  .transform(({ phones, onCall: service, ...company }) => ({
    ...company,
    phones: phones.map((each) => dialled(each, company.address?.country)),
    onCall: service && { ...service, phone: dialled(service.phone, company.address?.country) },
  }))
export type CompanyInfo = z.infer<typeof companyInfo>

/** A news item that is shown beside the main menu (requirements 2.4). */
const navigationHighlight = pageReference
  .extend({ title: requiredText, typeLabel: optional(text), image: optional(image) })
  .meta({ id: 'NavigationHighlight' })

/**
 * The address of a login page: people type passwords there, so it needs https or a path of this
 * site.
 */
const loginUrl = url.refine(
  (value) => ['https', 'path'].includes(addressKind(value) ?? ''),
  'an https address or a path that starts with one slash',
)

/**
 * The login addresses of customers, sales and employees; a login without an address is a
 * placeholder.
 */
export const logins = z
  .object({
    customers: optional(loginUrl),
    sales: optional(loginUrl),
    employees: optional(loginUrl),
  })
  .meta({ id: 'Logins' })
export type Logins = z.infer<typeof logins>

/**
 * Newsletter box, highlights, logins and the facts of all products,
 * `{site}/globals/globalConfigs.json`.
 */
export const globalConfigs = z
  .object({
    newsletterBox: list(handle),
    newsletterTexts: optional(
      z.object({
        blockTitle: optional(text),
        abstract: optional(prose),
        btnLabel: optional(text),
      }),
    ),
    newsletterAction: optional(url),
    mainNavHighlights: list(navigationHighlight),
    logins: optional(logins),
    productFacts: optional(productFacts),
  })
  .meta({ id: 'GlobalConfigs' })
export type GlobalConfigs = z.infer<typeof globalConfigs>

/** Site-wide defaults of page metadata, `{site}/globals/seo.json`. */
export const siteSeo = z
  .object({
    ...seo.shape,
    title: requiredText,
    suffix: requiredText,
  })
  .meta({ id: 'SiteSeo' })
export type SiteSeo = z.infer<typeof siteSeo>

/** A form of the external consent widget; `code` is the widget's id for it. */
export const formDefinition = z
  .object({
    name: requiredText,
    code,
    purpose: optional(text),
    description: optional(html),
    categories: list(z.object({ slug })),
  })
  .meta({ id: 'FormDefinition' })

/** Forms data, `{site}/globals/forms.json`. */
export const forms = z
  .object({
    formPurposes: list(
      z
        .object({
          purpose: requiredText,
          /**
           * The last segment of the form's own page, `/contacts/{form}`; without it there is no
           * page.
           */
          formName: optional(pageSlug),
          action: optional(url),
          embedCode: optional(code),
          description: optional(html),
          /** The next steps after the form has been sent, and when. */
          confirmation: optional(html),
          formCategories: list(z.object({ slug })),
          forms: list(formDefinition),
        })
        .meta({ id: 'FormPurpose' }),
    ),
  })
  .meta({ id: 'Forms' })
export type Forms = z.infer<typeof forms>
