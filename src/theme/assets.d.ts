declare module '*.woff2' {
  /** The address of the font file in the built site. */
  const address: string
  export default address
}
