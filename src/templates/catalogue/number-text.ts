import { imperialOf } from '../../features/units'
import type { Site } from '../../sites'
import { quantity } from '../../ui/text/quantity'

/**
 * Writes a number of a figure for the readers of a site, as in all figures: `3,500 mm`, and in
 * North America `3,500 mm (137.8 in)`.
 */
export function numberText(number: number, unit: string | null, site: Site): string {
  const value = new Intl.NumberFormat(site.intlLocale, { maximumFractionDigits: 6 }).format(number)
  const imperial = imperialOf({ value, unit }, site.handle)
  const metric = quantity(value, unit, site.language)
  return imperial ? `${metric} (${quantity(imperial.value, imperial.unit, site.language)})` : metric
}
