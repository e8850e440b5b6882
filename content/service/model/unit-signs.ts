/** Signs of units. A space separates them from their number, on the same line. */
export const UNIT_SIGNS =
  'mm cm m m² m³ km µm nm kg g t l ml kW kWh MWh GWh MW kVA kV V N kN Nm Hz kHz bar mbar Pa kPa MPa GPa °C °F K dB dB(A) h min s ms mm/s m/s mm/min m/min l/min l/h m³/h Nm³/h t/h kg/h m²/h m/h kcal/kg kJ/kg kWh/m² g/m² kg/m² kg/m³ mg/l mg/m³ g/l µS/cm rpm hp psi lb ft ft² ft/min gal gal/min € MB GB'
    .split(' ')
    // The longest come first, because a pattern takes the first match.
    .sort((one, other) => other.length - one.length)

/** A sign, escaped for a pattern. */
export const inPattern = (sign: string) => sign.replace(/[()/.]/g, String.raw`\$&`)

/**
 * Finds a unit, but not a longer word that begins like one.
 *
 * @param more additional signs, such as `%`
 */
export const unitPattern = (...more: readonly string[]): string =>
  `(?:${[...UNIT_SIGNS, ...more].map(inPattern).join('|')})(?![\\p{L}\\p{N}'’²³/])`
