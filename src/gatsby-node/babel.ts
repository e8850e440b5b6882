/**
 * Gatsby's preset compiles `?.` and `??` for all browsers. Without support for `document.all` the
 * result is shorter.
 */
export const babelOptions = { assumptions: { noDocumentAll: true } }
