/**
 * Digits of the hash in the names of scripts and style sheets. Every page names some fifty of them, and
 * what is random does not compress: with webpack's 20 digits a page is 200 bytes larger. 32 bits are
 * plenty to tell the versions of a file apart.
 */
export const HASH_DIGITS = 8

/** The hash in a file's name, as a part of a pattern. */
export const HASH = `[0-9a-f]{${HASH_DIGITS}}`
