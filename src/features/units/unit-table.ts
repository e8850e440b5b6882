/** The conversion of a metric unit for readers who use imperial units. */
export interface Conversion {
  /** The imperial unit, as it is written in English. */
  readonly unit: string
  /** `other = metric × factor + offset`. */
  readonly factor: number
  /** The difference between the zeros of the two scales. */
  readonly offset?: number
  /**
   * Decimals of numbers from 100; below 100, three significant digits are as exact as the metric
   * ones.
   */
  readonly decimals?: number
}

/*
 * Sources of the exact values: NIST Special Publication 811 (2008), appendix B, and the
 * international yard and pound agreement of 1959. They are 1 in = 25.4 mm, 1 lb = 0.45359237 kg,
 * 1 US gal = 231 in³. The mechanical horsepower is 550 ft·lbf/s, with standard gravity 9.80665 m/s².
 */
const INCH_MM = 25.4
const FOOT_M = 0.3048
const POUND_KG = 0.45359237
const GALLON_L = (231 * INCH_MM ** 3) / 1e6
const POUND_FORCE_N = POUND_KG * 9.80665
const HORSEPOWER_W = 550 * FOOT_M * POUND_FORCE_N
const PSI_PA = POUND_FORCE_N / (INCH_MM / 1000) ** 2

/** By the metric unit as the content service writes it in English. */
export const conversions: ReadonlyMap<string, Conversion> = new Map(
  Object.entries<Conversion>({
    mm: { unit: 'in', factor: 1 / INCH_MM, decimals: 1 },
    cm: { unit: 'in', factor: 10 / INCH_MM, decimals: 1 },
    m: { unit: 'ft', factor: 1 / FOOT_M },
    'm²': { unit: 'ft²', factor: 1 / FOOT_M ** 2 },
    'm²/h': { unit: 'ft²/h', factor: 1 / FOOT_M ** 2 },
    'm²/day': { unit: 'ft²/day', factor: 1 / FOOT_M ** 2 },
    'm²/year': { unit: 'ft²/year', factor: 1 / FOOT_M ** 2 },
    'm³': { unit: 'ft³', factor: 1 / FOOT_M ** 3 },
    // Fans and extraction are sold by cubic feet a minute.
    'm³/h': { unit: 'ft³/min', factor: 1 / FOOT_M ** 3 / 60 },
    l: { unit: 'gal', factor: 1 / GALLON_L },
    'l/min': { unit: 'gal/min', factor: 1 / GALLON_L },
    kg: { unit: 'lb', factor: 1 / POUND_KG },
    t: { unit: 'lb', factor: 1000 / POUND_KG },
    'kg/m²': { unit: 'lb/ft²', factor: FOOT_M ** 2 / POUND_KG },
    kW: { unit: 'hp', factor: 1000 / HORSEPOWER_W },
    N: { unit: 'lbf', factor: 1 / POUND_FORCE_N },
    kN: { unit: 'lbf', factor: 1000 / POUND_FORCE_N },
    Nm: { unit: 'lbf·ft', factor: 1 / POUND_FORCE_N / FOOT_M },
    bar: { unit: 'psi', factor: 1e5 / PSI_PA },
    MPa: { unit: 'psi', factor: 1e6 / PSI_PA },
    'mm/min': { unit: 'in/min', factor: 1 / INCH_MM },
    'm/min': { unit: 'ft/min', factor: 1 / FOOT_M },
    'm/s': { unit: 'ft/s', factor: 1 / FOOT_M },
    '°C': { unit: '°F', factor: 1.8, offset: 32 },
  }),
)
