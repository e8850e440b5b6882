const NO_BREAK_SPACE = '\u00A0'

/**
 * What stands between a value and its unit: a space that does not break, but nothing before the
 * degree, minute and second of an angle (the rule of the SI brochure, section 5.4.3).
 */
export const unitSpace = (unit: string): string => (/^[°′″]$/.test(unit) ? '' : NO_BREAK_SPACE)

/** A value with its unit in running text: `625 mm`, `45°`, `5`. */
export const quantity = (value: string, unit: string | null): string =>
  unit ? `${value}${unitSpace(unit)}${unit}` : value
