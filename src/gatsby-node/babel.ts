/**
 * Gatsby's preset compiles `?.` and `??` whatever the browsers are. That `document.all` is no value here
 * makes what becomes of them shorter.
 */
export const babelOptions = { assumptions: { noDocumentAll: true } }
