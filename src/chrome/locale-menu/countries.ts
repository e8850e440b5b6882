import { WORLDWIDE } from '../../sites'
import type { LocaleGroup, LocaleOption } from '../view-models'

/** A country with the site that serves it. */
export interface CountryChoice {
  readonly key: string
  /** In the language of the page. */
  readonly name: string
  readonly option: LocaleOption
}

/** The worldwide site, if content has it, and the regions of the world. */
export function splitGroups(groups: readonly LocaleGroup[]) {
  const worldwide = groups
    .flatMap(({ options }) => options)
    .find(({ handle }) => handle === WORLDWIDE)
  const regions = groups
    .map(({ name, options }) => ({ name, options: options.filter((each) => each !== worldwide) }))
    .filter(({ options }) => options.length > 0)
  return { worldwide: worldwide ?? null, regions }
}

/** The region of the page's own site; the first one for the worldwide site. */
export const ownRegion = (regions: readonly LocaleGroup[]): LocaleGroup | null =>
  regions.find(({ options }) => options.some(({ current }) => current)) ?? regions[0] ?? null

/**
 * The countries that the sites of a region serve, by name. A site without countries is listed under
 * its own name.
 *
 * @param locale the tag of the language to name and sort them in
 */
export function countriesOf({ options }: LocaleGroup, locale: string): CountryChoice[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  return options
    .flatMap((option): CountryChoice[] =>
      option.countries.length === 0
        ? [{ key: option.handle, name: option.name, option }]
        : option.countries.map((code) => ({
            key: `${option.handle}-${code}`,
            name: names.of(code) ?? code,
            option,
          })),
    )
    .sort((a, b) => compare(a.name, b.name))
}
