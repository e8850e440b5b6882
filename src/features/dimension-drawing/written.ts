import { sites, type SiteHandle } from '../../sites'
import { imperialNumber } from '../units'

/** From this length on the sizes of a machine are in metres; millimetres. */
const LONG = 30_000
/** A non-breaking space: a number never parts from its unit, nor a side from the other. */
const SPACE = '\u00A0'

/** A size in both systems, as a site writes numbers: `5,400 mm` and `212.6 in`. */
export interface Written {
  readonly metric: string
  readonly imperial: string
}

/** By site: creating a format takes longer than formatting. */
const formats = new Map<SiteHandle, Intl.NumberFormat>()

function formatOf(site: SiteHandle): Intl.NumberFormat {
  const format =
    formats.get(site) ?? new Intl.NumberFormat(sites[site].intlLocale, { maximumFractionDigits: 2 })
  formats.set(site, format)
  return format
}

/** Writes metric amounts in both systems. */
export function writer(site: SiteHandle) {
  const format = formatOf(site)
  return (value: number, unit: string): Written => {
    const other = imperialNumber(value, unit)
    return {
      metric: `${format.format(value)}${SPACE}${unit}`,
      imperial: `${format.format(other.value)}${SPACE}${other.unit}`,
    }
  }
}

/** Writes weights in kilograms: as such, or in tonnes from ten of them. */
export const weightWriter = (site: SiteHandle) => {
  const write = writer(site)
  return (kilograms: number): Written =>
    kilograms < 10_000 ? write(kilograms, 'kg') : write(kilograms / 1000, 't')
}

/** Writes lengths in millimetres: as such, or in metres where the longest of them is long. */
export function lengthWriter(site: SiteHandle, longest: number) {
  const write = writer(site)
  return (millimetres: number): Written =>
    longest < LONG ? write(millimetres, 'mm') : write(millimetres / 1000, 'm')
}

/** The number of points along and across: `3 × 2`. */
export const grid = ({ along, across }: { readonly along: number; readonly across: number }) =>
  `${along}${SPACE}×${SPACE}${across}`

/** Both systems in one line: `5,400 mm (212.6 in)`. */
export const inLine = ({ metric, imperial }: Written): string => `${metric} (${imperial})`

/** The size of a field, or its width alone, in both systems. */
export const areaSize = (
  { length, width }: { readonly length: number | null; readonly width: number },
  write: (millimetres: number) => Written,
): string => {
  const sides = (length === null ? [width] : [length, width]).map(write)
  const joined = (system: keyof Written) =>
    sides.map((side) => side[system]).join(`${SPACE}×${SPACE}`)
  return `${joined('metric')} (${joined('imperial')})`
}
