import type { Language } from '../../sites'

const NO_BREAK_SPACE = '\u00A0'

/**
 * What stands between a value and its unit: a space that does not break, but nothing before the
 * degree, minute and second of an angle (the rule of the SI brochure, section 5.4.3), and in English
 * nothing before the sign of per cent.
 */
export const unitSpace = (unit: string, language: Language): string =>
  /^[°′″]$/.test(unit) || (unit === '%' && language === 'en') ? '' : NO_BREAK_SPACE

/** A value with its unit in running text: `625 mm`, `45°`, `5`. */
export const quantity = (value: string, unit: string | null, language: Language): string =>
  unit ? `${value}${unitSpace(unit, language)}${unit}` : value
