/** A pattern for webpack's hash in the name of a script or style sheet. */
export const HASH = '[0-9a-f]{20}'
