declare module '*.woff2' {
  /** The address of the font file in the built site. */
  const address: string
  export default address
}

declare module '*.css?file' {
  /** The address of a style sheet that is a file of its own (src/gatsby-node/patches/own-style-sheets.ts). */
  const href: string
  export default href
}
