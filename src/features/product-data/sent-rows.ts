/** Rows in HTML as the element that holds them. */
export const htmlOf = (as: 'table' | 'figure', rows: readonly string[]): string =>
  `<${as}>${rows.join('')}</${as}>`

/** What the build writes into a page and not into its data. */
export interface SentRows {
  /** The ids of the rows. */
  readonly rows: readonly string[]
  /** The rows in HTML; in the static build alone. */
  readonly html?: string
}

/** The facts of a product below their title. */
export interface FactsView extends SentRows {
  readonly title: string
}
