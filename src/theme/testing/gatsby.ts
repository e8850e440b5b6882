/*
 * What browsers get for `gatsby`, as far as the site imports it.
 */
export { Slice } from '../../gatsby-browser/runtime/slice'

/** Gatsby's own goes the same way. */
export const navigate = (address: string, options?: object): void => {
  const step: (to: string, how?: object) => void = window.___navigate
  step(address, options)
}

/** Gatsby compiles queries away; here one is just its text. */
export const graphql = (parts: TemplateStringsArray) => parts.join('')
