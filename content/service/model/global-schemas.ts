import { z } from 'zod'
import {
  url,
  code,
  country,
  dynamicSections,
  handle,
  openingHours,
  requiredText,
  slug,
  timeZone,
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

/** Terms that mean the same on different machines, the preferred ones first, with their common label. */
const meaning = z.strictObject({ label: requiredText, terms: z.array(z.string()).min(2) })

/**
 * `glossary.yaml`: labels of figures and technical data, terms of one meaning, and units that differ by language.
 */
export const glossaryFile = z
  .strictObject({
    terms: z.record(z.string(), requiredText),
    meanings: z.record(handle, meaning).default({}),
    units: z.record(z.string(), requiredText),
  })
  .superRefine(({ terms, meanings }, context) => {
    const known = new Map<string, string>()
    for (const [key, { terms: members }] of Object.entries(meanings)) {
      for (const [index, member] of members.entries()) {
        const other = known.get(member)
        const message =
          terms[member] === undefined
            ? `${member} is no term of this file`
            : `${member} has the meaning ${other} already`
        if (terms[member] === undefined || other !== undefined) {
          context.addIssue({ code: 'custom', path: ['meanings', key, 'terms', index], message })
        }
        known.set(member, key)
      }
    }
  })
export type Glossary = z.infer<typeof glossaryFile>

/** `pictures.yaml`: what is true of a picture wherever it is shown, by its file below `media/`. */
export const picturesFile = z.record(
  z.string(),
  z.strictObject({
    /** Never cropped: a screen or a drawing. */
    whole: z.boolean().default(false),
    /** The caption, where a field has no `title` of its own. */
    title: z.string().optional(),
    /** The alternative text, where a field has none of its own. */
    alt: z.string().optional(),
  }),
)

/** `sections.yaml`: how a section is called in search results, and where the sitemap shows its entries. */
export const sectionsFile = z.record(
  z.string(),
  z.strictObject({ label: requiredText, sitemap: z.enum(dynamicSections).optional() }),
)

/** `filters/<list>.yaml`: options by a key for use in other files. */
export const filterFile = z.record(
  z.string(),
  z.strictObject({
    id: z.string(),
    title: requiredText,
    /** A term of the glossary: the title of the group. */
    group: z.string().optional(),
    active: z.boolean().default(true),
  }),
)

/** `synonyms/<language>.yaml`: search words of customers, with the words of the pages. */
export const synonymsFile = z.strictObject({
  words: z.record(z.string(), z.array(requiredText).min(1)),
})

/** `shortlinks.yaml`: printed codes and where they lead. */
export const shortlinksFile = z.record(
  code,
  z.strictObject({ page: refField.optional(), url: url.optional() }),
)

/** An item of a navigation list; without a title it has the title of its page. */
export const navigationItem = z.strictObject({
  title: z.string().optional(),
  page: refField.optional(),
  url: url.optional(),
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
  vatUrl: url.optional(),
  copyrightUrl: url.optional(),
  description: optionalText,
  foundingYear: z.int().optional(),
  logo: imageField.optional(),
  /** A square SVG or PNG below `media/`. */
  icon: z.string().optional(),
  phones: z.array(z.strictObject({ label: optionalText, number: requiredText })).default([]),
  onCall: z
    .strictObject({
      phone: z.strictObject({ label: requiredText, number: requiredText }),
      openingHours: z.array(openingHours),
      timeZone,
      text: requiredText,
    })
    .optional(),
  emails: z.array(z.strictObject({ label: optionalText, email: z.email() })).default([]),
  address: z
    .strictObject({
      town: requiredText,
      postalCode: optionalText,
      street: requiredText,
      region: optionalText,
      country: country.optional(),
      googleMapsDirections: url.optional(),
    })
    .optional(),
  socials: z
    .strictObject({
      facebook: url.optional(),
      linkedin: url.optional(),
      youtube: url.optional(),
    })
    .optional(),
})

const loginUrl = url.optional()

/** `globals/globalConfigs.yaml`. */
export const globalConfigsFile = z.strictObject({
  newsletterBox: z.array(handle).default([]),
  newsletterTexts: z
    .strictObject({ blockTitle: optionalText, abstract: optionalText, btnLabel: optionalText })
    .optional(),
  newsletterAction: url.optional(),
  mainNavHighlights: z
    .array(z.strictObject({ page: refField, typeLabel: optionalText }))
    .default([]),
  logins: z.strictObject({ customers: loginUrl, sales: loginUrl, employees: loginUrl }).optional(),
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
      action: url.optional(),
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
