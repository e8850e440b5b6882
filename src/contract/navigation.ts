import { z } from 'zod'
import {
  url,
  callToAction,
  eachOnce,
  flag,
  handle,
  id,
  image,
  list,
  optional,
  requiredText,
  set,
  text,
} from './fields'
import { emptyToUndefined } from './coercion'

/** The parts of the sitemap that are filled with entries when it is opened (requirements 3). */
export const dynamicSections = ['about', 'services', 'engineering', 'bit', 'basePages'] as const

/** An extra button of a menu panel. */
const navigationAction = z
  .object({
    label: requiredText,
    section: optional(handle),
    slug: optional(text),
    externalUrl: optional(url),
  })
  .meta({ id: 'NavigationAction' })

/** A picture with a call to action beside the children of a menu item (requirements 2.4). */
const navigationTeaser = z
  .object({
    preTitle: optional(text),
    title: requiredText,
    image: optional(image),
    action: optional(callToAction),
  })
  .meta({ id: 'NavigationTeaser' })

/**
 * Menu page (requirements 3): an item of a navigation list. `section` and `slug` name the page;
 * `externalUrl` overrides both; type `passive` is a heading without a link.
 */
export const menuPage = z
  .object({
    id,
    title: requiredText,
    section: optional(handle),
    slug: optional(text),
    get children(): z.ZodPreprocess<z.ZodDefault<z.ZodArray<typeof menuPage>>> {
      return z.preprocess(
        emptyToUndefined,
        z.array(menuPage).superRefine(eachOnce('id')).default([]),
      )
    },
    hasFilters: flag(false),
    indexPage: flag(false),
    navigationActions: list(navigationAction),
    teasers: list(navigationTeaser),
    hidden: flag(false),
    externalUrl: optional(url),
    dynamicSection: optional(z.enum(dynamicSections)),
    type: optional(z.enum(['active', 'passive'])),
  })
  .meta({ id: 'MenuPage' })
export type MenuPage = z.infer<typeof menuPage>

/** All navigation lists of a site, `{site}/navigation.json`. */
export const navigation = z
  .object({
    mainNavigation: z.array(menuPage).superRefine(eachOnce('id')),
    headerNavigation: set(menuPage, 'id'),
    footerNavigation: set(menuPage, 'id'),
    sitemap: set(menuPage, 'id'),
  })
  .meta({ id: 'Navigation' })
export type Navigation = z.infer<typeof navigation>

/** An entry of the sitemap's dynamic part, `{site}/sitemap/{section}.json`. */
export const sitemapEntry = z
  .object({ id, title: requiredText, section: handle, slug: optional(text) })
  .meta({ id: 'SitemapEntry' })
export type SitemapEntry = z.infer<typeof sitemapEntry>
