/* Replaces `gatsby` in the browser, as far as the site imports it. */
export { Slice } from '../../gatsby-browser/runtime/slice'

/** Gatsby's own function works the same way. */
export const navigate = (address: string, options?: object): void => {
  const step: (to: string, how?: object) => void = window.___navigate
  step(address, options)
}

/** Gatsby compiles queries away; here a query is just its text. */
export const graphql = (parts: TemplateStringsArray) => parts.join('')
