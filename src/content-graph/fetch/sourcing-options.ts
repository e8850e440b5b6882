/** The content of a service that the website uses: names that its addresses hold. */
export interface SourcingOptions {
  /** Entry handles of fixed pages. */
  readonly pages: readonly string[]
  /** Sections whose entries are listed. */
  readonly sections: readonly string[]
  /** Sections with places. */
  readonly locators: readonly string[]
  /** Whether the service lists the codes of its short links. */
  readonly shortlinks: boolean
}
