/** The query and the place of an address: what a visitor asked for, and the token of a preview. */
const QUERY = /(\/[^\s?#)]*)[?#][^\s):]*/g
const E_MAIL = /[^\s@/<>()"']+@[^\s@/<>()"']+/g
/** Of telephone numbers and the like. Lines of code are shorter; names of scripts begin with numbers, too. */
const LONG_NUMBER = /\+?\d[\d ()/-]{7,}\d(?![\w-]*\.js)/g

/** A text of an error without what may tell of a person. */
export const impersonal = (text: string): string =>
  text.replace(QUERY, '$1').replace(E_MAIL, '***').replace(LONG_NUMBER, '***')
