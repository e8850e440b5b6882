import { z } from 'zod'
import {
  address,
  code,
  country,
  dynamicSections,
  handle,
  requiredText,
  slug,
} from '../../../src/contract'
import { siteHandles } from '../../../src/sites'
import { actionField, imageField, productFactField, refField, seoField } from './common-schemas'

/** `sites.yaml`: regions, their sites, and the countries that each site is for. */
export const sitesFile = z.strictObject({
  regions: z.array(
    z.strictObject({
      id: z.string(),
      name: requiredText,
      sites: z.array(
        z.strictObject({
          id: z.string(),
          handle: z.enum(siteHandles),
          name: requiredText,
          countries: z.array(country).default([]),
        }),
      ),
    }),
  ),
})

/** `glossary.yaml`: labels of figures and technical data, and units that differ by language. */
export const glossaryFile = z.strictObject({
  terms: z.record(z.string(), requiredText),
  units: z.record(z.string(), requiredText),
})
export type Glossary = z.infer<typeof glossaryFile>

/** `sections.yaml`: how a section is called in search results, and where the sitemap shows its entries. */
export const sectionsFile = z.record(
  z.string(),
  z.strictObject({ label: requiredText, sitemap: z.enum(dynamicSections).optional() }),
)

/** `filters/<list>.yaml`: options by a key for use in other files. */
export const filterFile = z.record(
  z.string(),
  z.strictObject({ id: z.string(), title: requiredText, active: z.boolean().default(true) }),
)

/** `synonyms/<language>.yaml`: search words of customers, with the words of the pages. */
export const synonymsFile = z.strictObject({
  words: z.record(z.string(), z.array(requiredText).min(1)),
})

/** `shortlinks.yaml`: printed codes and where they lead. */
export const shortlinksFile = z.record(
  code,
  z.strictObject({ page: refField.optional(), url: address.optional() }),
)

/** An item of a navigation list; without a title it has the title of its page. */
export const navigationItem = z.strictObject({
  title: z.string().optional(),
  page: refField.optional(),
  url: address.optional(),
  type: z.enum(['active', 'passive']).optional(),
  hasFilters: z.boolean().optional(),
  indexPage: z.boolean().optional(),
  hidden: z.boolean().optional(),
  dynamicSection: z.enum(dynamicSections).optional(),
  actions: z.array(actionField).default([]),
  /** Pictures beside the children; without an action a teaser leads nowhere. */
  teasers: z
    .array(
      z.strictObject({
        preTitle: z.string().optional(),
        title: requiredText,
        image: imageField.optional(),
        action: actionField.optional(),
      }),
    )
    .default([]),
  get children(): z.ZodDefault<z.ZodArray<typeof navigationItem>> {
    return z.array(navigationItem).default([])
  },
})
export type NavigationItem = z.infer<typeof navigationItem>

const navigationList = z.array(navigationItem).default([])

/** `navigation.yaml`. */
export const navigationFile = z.strictObject({
  mainNavigation: navigationList,
  headerNavigation: navigationList,
  footerNavigation: navigationList,
  sitemap: navigationList,
})

const optionalText = z.string().optional()

/** `globals/companyInfo.yaml`. */
export const companyInfoFile = z.strictObject({
  name: requiredText,
  shortName: requiredText,
  shortNameSlug: slug,
  legalName: requiredText,
  vat: requiredText,
  vatUrl: address.optional(),
  copyrightUrl: address.optional(),
  description: optionalText,
  foundingYear: z.int().optional(),
  logo: imageField.optional(),
  /** A square SVG or PNG below `media/`. */
  icon: z.string().optional(),
  phones: z.array(z.strictObject({ label: optionalText, number: requiredText })).default([]),
  emails: z.array(z.strictObject({ label: optionalText, email: z.email() })).default([]),
  address: z
    .strictObject({
      town: requiredText,
      postalCode: optionalText,
      street: requiredText,
      region: optionalText,
      country: country.optional(),
      googleMapsDirections: address.optional(),
    })
    .optional(),
  socials: z
    .strictObject({
      facebook: address.optional(),
      linkedin: address.optional(),
      youtube: address.optional(),
    })
    .optional(),
})

const loginAddress = address.optional()

/** `globals/globalConfigs.yaml`. */
export const globalConfigsFile = z.strictObject({
  newsletterBox: z.array(handle).default([]),
  newsletterTexts: z
    .strictObject({ blockTitle: optionalText, abstract: optionalText, btnLabel: optionalText })
    .optional(),
  newsletterAction: address.optional(),
  mainNavHighlights: z
    .array(z.strictObject({ page: refField, typeLabel: optionalText }))
    .default([]),
  logins: z
    .strictObject({ customers: loginAddress, sales: loginAddress, employees: loginAddress })
    .optional(),
  productFacts: z
    .strictObject({ title: requiredText, facts: z.array(productFactField) })
    .optional(),
})

/** `globals/seo.yaml`. */
export const siteSeoFile = z.strictObject({
  title: requiredText,
  suffix: requiredText,
  ...seoField.shape,
})

const formCategories = z.array(slug).default([])

/** `globals/forms.yaml`: purposes, each with the forms of the external widget that serve it. */
export const formsFile = z.strictObject({
  formPurposes: z.array(
    z.strictObject({
      purpose: requiredText,
      formName: slug.optional(),
      action: address.optional(),
      embedCode: code.optional(),
      description: optionalText,
      confirmation: optionalText,
      formCategories,
      forms: z
        .array(
          z.strictObject({
            name: requiredText,
            code,
            purpose: optionalText,
            description: optionalText,
            categories: formCategories,
          }),
        )
        .default([]),
    }),
  ),
})
