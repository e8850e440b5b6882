import type { Language } from '../../sites'

const NO_BREAK_SPACE = '\u00A0'

/**
 * The separator between a value and its unit: a no-break space. There is none before the degree,
 * minute and second of an angle (the rule of the SI brochure, section 5.4.3). In English there is
 * none before the per cent sign.
 */
export const unitSpace = (unit: string, language: Language): string =>
  /^[°′″]$/.test(unit) || (unit === '%' && language === 'en') ? '' : NO_BREAK_SPACE

/** A value with its unit in running text: `625 mm`, `45°`, `5`. */
export const quantity = (value: string, unit: string | null, language: Language): string =>
  unit ? `${value}${unitSpace(unit, language)}${unit}` : value
