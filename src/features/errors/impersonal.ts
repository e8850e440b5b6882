/** The query and the fragment of a URL: the visitor's search, and the token of a preview. */
const QUERY = /(\/[^\s?#)]*)[?#][^\s):]*/g
const E_MAIL = /[^\s@/<>()"']+@[^\s@/<>()"']+/g
/**
 * Matches telephone numbers and the like. Line numbers of code are shorter; names of scripts may
 * begin with numbers, too.
 */
const LONG_NUMBER = /\+?\d[\d ()/-]{7,}\d(?![\w-]*\.js)/g

/** The text of an error without personal data. */
export const impersonal = (text: string): string =>
  text.replace(QUERY, '$1').replace(E_MAIL, '***').replace(LONG_NUMBER, '***')
