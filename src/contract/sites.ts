import { z } from 'zod'
import { asBoolean } from './coercion'
import { country, id, list, optional, requiredText, siteHandle } from './fields'

/**
 * One regional site. `name` reads `Language (REGION)`, for example `Deutsch (EU)`: it is split at
 * the first space into a name and an area code (requirements 3).
 */
export const site = z
  .object({
    id,
    handle: siteHandle,
    name: requiredText,
    countries: list(country),
  })
  .meta({ id: 'Site' })

/** A region of the world with its sites; the worldwide site is in a region of its own. */
export const siteRegion = z
  .object({ id, name: requiredText, sites: z.array(site) })
  .meta({ id: 'SiteRegion' })
export type SiteRegion = z.infer<typeof siteRegion>

/** Locale (requirements 3): the client's data of a language version. */
export const locale = z
  .object({
    code: siteHandle,
    name: requiredText,
    iso: z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/),
    locale: z.string().regex(/^[a-z]{2}$/),
    file: requiredText,
    countries: list(country),
    disableHref: optional(z.preprocess(asBoolean, z.boolean())),
  })
  .meta({ id: 'Locale' })
