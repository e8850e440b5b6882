/**
 * The code of a script in the page that calls a function with an argument, which is code, too: without spaces that
 * mean nothing, so that it has the same bytes however the function was compiled. Spaces beside signs in its texts would go, too.
 */
export const compactCode = (called: { toString: () => string }, argument: string): string =>
  `(${called.toString()})(${argument})`
    .replace(/\s+/g, ' ')
    .replace(/ ?([{}()=,;:?&|+>!]) ?/g, '$1')
