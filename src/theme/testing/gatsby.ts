/*
 * What browsers get for `gatsby`, as far as the site imports it: its own stand-ins (`browserAliases`).
 */
export { navigate } from '../../gatsby-browser/runtime/link'
export { Slice } from '../../gatsby-browser/runtime/slice'

/** Gatsby compiles queries away; here one is just its text. */
export const graphql = (parts: TemplateStringsArray) => parts.join('')
