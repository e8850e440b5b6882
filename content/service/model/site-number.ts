import { sites, type SiteHandle } from '../../../src/sites'

/** Formatters are kept, because they are slow to make and a build writes tens of thousands of numbers. */
const formatters = new Map<string, Intl.NumberFormat>()

const formatter = (locale: string, digits: number): Intl.NumberFormat => {
  const key = `${locale} ${digits}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  formatters.set(key, made)
  return made
}

const digitsAfterPoint = (number: string) => number.split('.')[1]?.length ?? 0

/** A number with a decimal point, in the site's notation and with the same decimals. */
export const formatNumber = (number: string, site: SiteHandle): string =>
  formatter(sites[site].intlLocale, digitsAfterPoint(number)).format(Number(number))

/** The signs inside a site's numbers: `,` and `.` in 12.500,5. */
export interface NumberSigns {
  readonly decimal: string
  readonly group: string
}

const signs = new Map<SiteHandle, NumberSigns>()

/** The signs inside of a site's numbers, as `Intl` knows them. */
export function numberSigns(site: SiteHandle): NumberSigns {
  const known = signs.get(site) ?? readSigns(site)
  signs.set(site, known)
  return known
}

function readSigns(site: SiteHandle): NumberSigns {
  const parts = new Intl.NumberFormat(sites[site].intlLocale).formatToParts(12_345.5)
  const signOf = (type: Intl.NumberFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? ''
  return { decimal: signOf('decimal'), group: signOf('group') }
}
