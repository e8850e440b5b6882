/** The hash in the name of a script or style sheet, as webpack writes it, as a part of a pattern. */
export const HASH = '[0-9a-f]{20}'
