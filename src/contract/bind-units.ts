/** The blank between a figure and its unit; a letter or an apostrophe after it makes it a word. */
const BLANK =
  /(\d) (?=(?:[%‰€]|°[CF]?|[µmck]?m[²³]?|[mk]?g|t|l|[kMG]?Wh?|[kM]?V|k?Hz|k?J|dB|bar|k?Pa|MPa|k?Nm?|ms|s|h|min|rpm|ft|inch)(?![\p{L}'’]))/gu

/** Keeps every figure and its unit on one line: `625 mm`, `95 %`. */
export const bindUnits = (text: string): string => text.replace(BLANK, '$1\u00a0')
